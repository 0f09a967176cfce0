export const MAIL_OUTBOX = 'mail_outbox'
