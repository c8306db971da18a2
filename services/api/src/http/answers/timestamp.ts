export { timestampFrom } from '@income/shared'
