# Settings.

settings-title = Settings
settings-language = Language
settings-theme = Paper
settings-theme-system = as the device
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Motion
settings-motion-off = off
settings-motion-speed = { $speed }×
settings-sound = Sound
settings-sound-on = Sounds
settings-volume = Volume
settings-turn-signal = Signal when a decision is due
settings-help = Use
settings-large-text = Large text
settings-confirm = Ask before something is final
settings-shortcuts = Single keys as shortcuts
