export * from './claim-deliveries.ts'
export * from './end-attempt.ts'
export * from './record-event.ts'
export * from './sweep-events.ts'
