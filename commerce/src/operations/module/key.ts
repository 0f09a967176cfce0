export const OPERATIONS = 'operations'
