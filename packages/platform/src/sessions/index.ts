export * from './sessions.ts'
export * from './sign-in-links.ts'
export { csrfTokenOf, sameToken } from './token.ts'
