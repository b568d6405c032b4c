-- Whose moves they are: else who is forgotten, or handed what is stored of them, has all moves of all read.
CREATE INDEX move_user ON move (user_id) WHERE user_id IS NOT NULL;
