/** Name under which the container knows the service. */
export const OPERATIONS = 'operations'
