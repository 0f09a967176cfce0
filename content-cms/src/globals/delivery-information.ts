import type { GlobalConfig, JSONField } from 'payload'
import { editorsAndReader, writers } from '../access/rules'
import { changeDeliveryRules } from '../endpoints/delivery-rules'
import { globalOutbox } from '../hooks/outbox'
import { groups, type Label, label } from '../labels'

const slug = 'deliveryinfo'

const jsonField = (name: 'weekdays' | 'transit' | 'holidays', text: Label): JSONField => ({
  name,
  type: 'json',
  required: true,
  label: text,
})

/** Staff edit it in the shop's own back office, whose `/api` checks every value (ADR 0071). */
export const deliveryinfo: GlobalConfig = {
  slug,
  label: label('Giao hàng', 'Delivery'),
  admin: { group: groups.site, hidden: true },
  access: { read: editorsAndReader, readVersions: writers, update: writers },
  hooks: globalOutbox(slug),
  endpoints: [changeDeliveryRules],
  fields: [
    {
      name: 'cutoff',
      type: 'number',
      required: true,
      min: 0,
      max: 24,
      label: label('Giờ chốt đơn', 'Last hour'),
    },
    {
      name: 'processing',
      type: 'number',
      required: true,
      min: 0,
      label: label('Số ngày xử lý', 'Days to process'),
    },
    jsonField('weekdays', label('Ngày làm việc', 'Working days')),
    jsonField('transit', label('Số ngày giao', 'Days on the way')),
    jsonField('holidays', label('Ngày nghỉ', 'Holidays')),
  ],
}
