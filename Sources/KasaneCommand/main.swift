print("kasane")
