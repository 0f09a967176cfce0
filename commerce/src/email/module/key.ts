/** Name under which the container knows the service. */
export const MAIL_OUTBOX = 'mail_outbox'
