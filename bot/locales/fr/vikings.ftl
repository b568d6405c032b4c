vikings-name = Clash of Vikings
