import type { Logger } from '@medusajs/framework/types'
import { deliveryRulesSchema } from '@nas/contract/delivery'
import * as v from 'valibot'
import type { ContentClient } from '../feed/content-client'
import type { Feed } from '../module/service'

const saved = v.looseObject({ createdAt: v.string() })

/** Takes over the rules of delivery that staff have saved; what cannot be read leaves those from before. */
export async function syncDelivery(
  content: ContentClient,
  feed: Feed,
  logger: Logger,
): Promise<void> {
  const document = await content.deliveryRules()
  if (!v.is(saved, document)) return
  const rules = v.safeParse(deliveryRulesSchema, document)
  if (rules.success) await feed.saveDeliveryRules(rules.output)
  else logger.warn('Content: the rules of delivery are not taken over, they have another form.')
}
