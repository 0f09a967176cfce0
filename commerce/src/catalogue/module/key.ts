/** Name under which the container knows the service. */
export const CONTENT_FEED = 'content_feed'
