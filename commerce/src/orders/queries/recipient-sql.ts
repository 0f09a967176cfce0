/**
 * Whom letters about the order `r` go to: the e-mail given with it, else the member's own; null
 * when there is none, or none any more.
 */
export const recipientSql = `coalesce(nullif(r.email, ''), (
  select c.email from customer c
  where c.id = r.customer_id and c.has_account and c.deleted_at is null))`
