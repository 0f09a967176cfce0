import { oneOf } from '@nas/contract/answers'
import { stockSchema } from '@nas/contract/stock/fields'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import { keysOf } from '../../kit/list/list-page.ts'
import { useMay } from '../../shell/use-may.ts'
import { useEditorTexts } from './editor-texts.ts'
import { likesOptions } from './product-likes.ts'

const soldAnswer = oneOf(v.object({ sold: v.number() }))
const stockAnswer = oneOf(stockSchema)

export function ProductFigures({ id }: { id: number }) {
  const { t } = useEditorTexts()
  const may = useMay()
  const sold = useQuery({
    queryKey: [...keysOf('products').one(id), 'sold'],
    queryFn: async ({ signal }) =>
      v.parse(soldAnswer, await api.get(`/api/products/${id}`, { fields: ['sold'] }, signal)).data
        .attributes.sold,
  })
  const likes = useQuery({ ...likesOptions([id]), enabled: may('people.read') })
  const stock = useQuery({
    queryKey: keysOf('stock').one(id),
    queryFn: async ({ signal }) =>
      v.parse(stockAnswer, await api.get(`/api/stock/${id}`, {}, signal)).data.attributes,
    enabled: may('stock.read'),
  })
  const facts: [string, ReactNode][] = []
  if (sold.data !== undefined) facts.push([t('field.sold'), sold.data])
  if (likes.data !== undefined) facts.push([t('field.likes'), likes.data.get(id) ?? 0])
  if (stock.data !== undefined) {
    const { name, on_hand, available } = stock.data
    facts.push([
      t('stock'),
      <Link key="stock" to="/stock" search={{ q: name }}>
        {t('stock.of', { onHand: on_hand, available })}
      </Link>,
    ])
  }
  if (facts.length === 0) return null
  return (
    <dl className="crm-product-figures">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
