/** The signal a reader ends itself with when it sees that it holds too much memory. */
export const MEMORY_SIGNAL = 'SIGUSR2'
