import type { Logger } from '@medusajs/framework/types'
import { deliveryRulesSchema } from '@nas/contract/delivery'
import * as v from 'valibot'
import type { ContentClient } from '../feed/content-client'
import type { Feed } from '../module/service'

const saved = v.looseObject({ createdAt: v.string() })

/** Syncs the delivery rules that staff have saved; invalid ones leave the former rules in force. */
export async function syncDelivery(
  content: ContentClient,
  feed: Feed,
  logger: Logger,
): Promise<void> {
  const document = await content.deliveryRules()
  if (!v.is(saved, document)) return
  const rules = v.safeParse(deliveryRulesSchema, document)
  if (rules.success) await feed.saveDeliveryRules(rules.output)
  else logger.warn('Content: the delivery rules were not synced, their form is invalid.')
}
