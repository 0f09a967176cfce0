import config from '@payload-config'
import { getPayload } from 'payload'
import { removeDemoRequests } from './demo-requests'

const payload = await getPayload({ config })
console.log(`${await removeDemoRequests(payload)} requests of the demo are gone`)
await payload.destroy()
