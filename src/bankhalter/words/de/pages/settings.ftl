# Einstellungen.

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Papier
settings-theme-system = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-motion = Bewegung
settings-motion-off = aus
settings-motion-speed = { $speed }-fach
settings-sound = Ton
settings-sound-on = Töne
settings-volume = Lautstärke
settings-turn-signal = Signal, wenn eine Entscheidung ansteht
settings-help = Bedienung
settings-large-text = Große Schrift
settings-confirm = Nachfragen, bevor etwas endgültig ist
settings-shortcuts = Einzelne Tasten als Kurzbefehle
