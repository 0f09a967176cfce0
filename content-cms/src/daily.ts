import config from '@payload-config'
import { getPayload } from 'payload'
import { removeAgedDaily } from './remove-aged'

removeAgedDaily(() => getPayload({ config }))
