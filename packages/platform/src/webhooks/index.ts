export * from './address-policy.ts'
export * from './signature.ts'
export * from './webhook-url.ts'
