"""Star Wars: Destiny, Awakenings and Spirit of Rebellion."""
