// A process of Payload that only carries out plans.
import { setTimeout as sleep } from 'node:timers/promises'
import config from '@payload-config'
import { getPayload } from 'payload'
import { runDuePlans } from '../../src/plans/run-due-plans'

const payload = await getPayload({ config })
for (;;) {
  await runDuePlans(payload)
  await sleep(100)
}
