/** Name of the service in the container. */
export const MAIL_OUTBOX = 'mail_outbox'
