import { jobConfig } from '../platform/settings/settings'
import { recoverOperations } from '../recovery/recover-operations'

export default recoverOperations

export const config = jobConfig('recover-operations')
