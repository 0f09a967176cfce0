import { emailLinkTokens } from '../../src/accounts/workflows/tokens'
import type { Answer, Shop } from './shop'

/** The answer to the link that was mailed to the newest new e-mail of this account. */
export async function confirmEmail(shop: Shop, accountId: string): Promise<Answer> {
  const [change] = await shop.rows<{ id: string }>(
    'select id from email_change where account_id = ? order by created_at desc limit 1',
    [accountId],
  )
  const body = { code: emailLinkTokens.confirm.sign({ change: change?.id ?? '' }) }
  return shop.ask('/store/shop/email/confirm', { body })
}
