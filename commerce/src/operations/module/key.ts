/** Name of the service in the container. */
export const OPERATIONS = 'operations'
