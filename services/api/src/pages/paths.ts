/** Where people go in a browser. */
export const CONSOLE_PATH = '/console'
export const SIGN_IN_LINK_PATH = '/sign-in/link'
