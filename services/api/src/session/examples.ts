import type { Session } from '@income/shared'

export const exampleSession: Session = {
  user: { id: '0197a2c0-0000-7000-8000-000000000003', email: 'reviewer@lending.example' },
  tenant: { id: '0197a2c0-0000-7000-8000-000000000001', name: 'Example Lending' },
  key_id: '5d0c1f7e9b2a4c8e6f',
  scopes: ['read', 'write', 'review'],
  expires_at: '2026-01-15T22:30:00.123000+00:00',
  csrf_token: 'r4Zb0dO1n3l9m5q8t2v6y7XwUcKjHgFeDsAaPoIiUyT',
  sign_out_url: null,
}
