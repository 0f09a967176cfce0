import { recoverOperations } from '../recovery/recover-operations'

export default recoverOperations

/** Runs once, a second after Medusa has read this file: its only way to run something at start. */
export const config = {
  name: 'recover-at-start',
  schedule: { interval: 1000, numberOfExecutions: 1 },
}
