import { writeFile } from 'node:fs/promises'
import type { ExecArgs } from '@medusajs/framework/types'
import { nameKey } from '@nas/domain/user-names'
import { findByName } from '../accounts/queries/find-account'
import { contentClient } from '../catalogue/feed/content-client'
import { CONTENT_FEED, type ContentFeedService } from '../catalogue/module/service'
import { syncAll } from '../catalogue/workflows/sync-products'
import { makeDemo } from '../demo/make-demo'
import { demoOrdersSql } from '../orders/module/demo-records'
import { sqlOf } from '../platform/database/run-sql'
import { readSeedSettings, settings } from '../platform/settings/settings'

/** Number of demo orders to which the demo's requests may refer. */
const named = 60

/** @param args path of a file that receives some orders, for the demo's requests; past days */
export default async function run({ container, args: [file, days] }: ExecArgs): Promise<void> {
  if (file === undefined || days === undefined) throw new Error('Name a file and the days')
  const { CONTENT_URL, CONTENT_API_KEY } = settings()
  const content = contentClient(CONTENT_URL, CONTENT_API_KEY)
  const feed = container.resolve<ContentFeedService>(CONTENT_FEED)
  await feed.exclusively(() => syncAll(container, content))
  const { STAFF_EMAIL, MEMBER_EMAIL } = readSeedSettings(process.env)
  const staff = await findByName(container, nameKey(STAFF_EMAIL))
  const member = await findByName(container, nameKey(MEMBER_EMAIL))
  if (staff === null || member === null) {
    throw new Error('The demo needs the first member of staff and its own member')
  }
  const { orders, members } = await makeDemo(container, { staffId: staff.id, member }, Number(days))
  console.log(`${orders} orders of ${members} members and guests`)
  await writeFile(file, JSON.stringify(await sqlOf(container)(demoOrdersSql(named))))
}
