import type { ExecArgs } from '@medusajs/framework/types'
import { contentClient } from '../catalogue/feed/content-client'
import { CONTENT_FEED, type ContentFeedService } from '../catalogue/module/service'
import { syncAll } from '../catalogue/workflows/sync-products'
import { settings } from '../platform/settings/settings'
import { compareBooks, differenceText } from '../settlement/workflows/compare-books'

/** Repairs products; differences between the shop's tables and Medusa's are only printed. */
export default async function reconcile({ container }: ExecArgs): Promise<void> {
  const { CONTENT_URL, CONTENT_API_KEY } = settings()
  const content = contentClient(CONTENT_URL, CONTENT_API_KEY)
  const feed = container.resolve<ContentFeedService>(CONTENT_FEED)
  const result = await feed.exclusively(() => syncAll(container, content))
  const { seen, differences, invalid } = result
  const refused = new Map(invalid.map(({ externalId, reason }) => [externalId, reason]))
  for (const { externalId, kinds } of differences) {
    if (!refused.has(externalId)) console.log(`product ${externalId}: repaired ${kinds.join(', ')}`)
  }
  for (const [externalId, reason] of refused) {
    console.log(`product ${externalId}: NOT repaired, ${reason}`)
  }
  const repaired = differences.filter(({ externalId }) => !refused.has(externalId)).length
  console.log(
    `${seen} published products compared, ${repaired} repaired, ${refused.size} not repaired`,
  )
  const { total, differences: books } = await compareBooks(container)
  for (const difference of books) console.log(differenceText(difference))
  console.log(`orders, payments and stock compared, ${total} differences`)
  if (refused.size > 0 || total > 0) process.exitCode = 1
}
