/** The signal with which a reader ends itself if it uses too much memory. */
export const MEMORY_SIGNAL = 'SIGUSR2'
