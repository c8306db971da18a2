import type { ApiKey, ApiKeyWithSecret } from '@income/shared'

export const exampleKey: ApiKey = {
  id: '5d0c1f7e9b2a4c8e6f',
  name: 'Loan origination system',
  scopes: ['read', 'write'],
  user: { id: '0197a2c0-0000-7000-8000-000000000003', email: 'reviewer@lending.example' },
  created_at: '2026-01-15T10:20:00.000000+00:00',
  last_used_at: null,
  expires_at: '2027-01-15T00:00:00.000000+00:00',
  revoked_at: null,
}

export const exampleKeyWithSecret: ApiKeyWithSecret = { ...exampleKey, key: 'idp_5d0c1f7e9b2a4c8e6f_…' }
