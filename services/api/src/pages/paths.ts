/** Addresses for people's browsers. */
export const CONSOLE_PATH = '/console'
export const SIGN_IN_METHODS_PATH = '/sign-in/methods'
export const SIGN_IN_LINK_PATH = '/sign-in/link'
export const SIGN_IN_OPENID_PATH = '/sign-in/openid'
export const OPENID_CALLBACK_PATH = '/sign-in/openid/callback'
export const SIGN_OUT_OPENID_PATH = '/sign-out/openid'
