import config from '@payload-config'
import { getPayload } from 'payload'
import { followPlans } from './plans/follow-clock'
import { removeAgedDaily } from './remove-aged'

const open = () => getPayload({ config })

removeAgedDaily(open)
followPlans(open)
