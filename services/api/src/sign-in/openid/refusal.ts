/** Why nobody was signed in: the status of the answer, and the text of the page. */
const REFUSALS = {
  attempt_over: {
    status: 400,
    sentence:
      'This attempt took longer than 10 minutes, was started in another browser, or is already complete. Start again.',
  },
  not_confirmed: {
    status: 403,
    sentence:
      'The sign-in service did not confirm who you are. Start again. If that does not help, tell your administrator.',
  },
  declined: {
    status: 403,
    sentence:
      'The sign-in service says that you cancelled, or that you may not use this service. Start again, or ask your administrator for access.',
  },
  email_missing: {
    status: 403,
    sentence:
      'The sign-in service does not send your e-mail address. Your administrator can request it (`OIDC_SCOPE`).',
  },
  email_unverified: {
    status: 403,
    sentence: 'The sign-in service has not verified your e-mail address. Verify it there, then start again.',
  },
  no_user: {
    status: 403,
    sentence:
      'No user here has your e-mail address. Ask your administrator to add you (`npm run admin -- user create`).',
  },
  disabled: {
    status: 403,
    sentence: 'Your access is disabled. If you should have it, ask your administrator.',
  },
  several_tenants: {
    status: 403,
    sentence:
      'Your e-mail address belongs to several tenants. Your administrator must configure the sign-in service to send the tenant (`OIDC_TENANT_CLAIM`).',
  },
  no_role: {
    status: 403,
    sentence: 'You have no role here. Ask your administrator for one of those in `OIDC_ROLE_SCOPES`.',
  },
  issuer_away: {
    status: 503,
    sentence: 'The sign-in service cannot be reached. Try again shortly, or sign in with a key.',
  },
} as const

export type Reason = keyof typeof REFUSALS

/** Nobody was signed in. The reason is for people and the log, and contains nothing personal. */
export class SignInRefused extends Error {
  readonly reason: Reason

  constructor(reason: Reason, cause?: unknown) {
    super(REFUSALS[reason].sentence, { cause })
    this.name = 'SignInRefused'
    this.reason = reason
  }

  get status(): number {
    return REFUSALS[this.reason].status
  }
}
