import type { ErrorDetail } from '@nas/contract/answers'
import { listOf } from '@nas/contract/answers'
import { productSchema } from '@nas/contract/catalogue'
import { type Stock, stockSchema } from '@nas/contract/stock/fields'
import { formatPrice } from '@nas/domain/money'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, InputNumber, Select } from 'antd'
import { useId, useState } from 'react'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import { usePaused } from '../../kit/forms/use-paused.ts'
import { nameIn } from '../../kit/texts/texts.ts'
import { type CallerItem, mostPieces, withItem } from './caller-order.ts'
import { useCallerTexts } from './caller-texts.ts'

const stockAnswer = listOf(stockSchema)
const pricesAnswer = listOf(v.pick(productSchema, ['price']))

type Found = Stock & { id: number; price: number | undefined }

/** By name without accents or by SKU, which is the slug; with price and stock. @throws ApiError */
async function findProducts(words: string, signal: AbortSignal): Promise<Found[]> {
  const query = { _q: words, filters: { state: 'active' }, pagination: { pageSize: 10 } }
  const stock = v.parse(stockAnswer, await api.get('/api/stock', query, signal)).data
  if (stock.length === 0) return []
  const of = { filters: { id: { $in: stock.map(({ id }) => id) } }, fields: ['price'] }
  const prices = v.parse(pricesAnswer, await api.get('/api/products', of, signal)).data
  const priceOf = new Map(prices.map(({ id, attributes }) => [Number(id), attributes.price]))
  return stock.map(({ id, attributes }) => {
    return { ...attributes, id: Number(id), price: priceOf.get(Number(id)) }
  })
}

interface KnownLine {
  product: number
  price: number
  available?: number
}

interface OrderGoodsProps {
  items: readonly CallerItem[]
  /** Known prices, and pieces that can be sold. */
  lines: readonly KnownLine[]
  /** Of the last refusal, by product. */
  problems: readonly ErrorDetail[]
  /** Message below the search field. */
  problem: string | undefined
  onChange: (items: CallerItem[]) => void
}

export function OrderGoods({ items, lines, problems, problem, onChange }: OrderGoodsProps) {
  const { t, locale } = useCallerTexts()
  const id = useId()
  const [typed, setTyped] = useState('')
  const words = usePaused(typed.trim())
  const found = useQuery({
    queryKey: ['stock', 'sold', words],
    queryFn: ({ signal }) => findProducts(words, signal),
    placeholderData: keepPreviousData,
  })
  const products = found.data ?? []
  return (
    <div className="crm-stack">
      <div className="crm-labelled">
        <label htmlFor={id}>{t('search')}</label>
        <Select<number>
          id={id}
          className="crm-field"
          // Stays empty: a chosen product becomes a line.
          value={null}
          placeholder={t('search.hint')}
          aria-invalid={problem !== undefined}
          {...(problem !== undefined && { 'aria-describedby': `${id}-error` })}
          showSearch={{ searchValue: typed, onSearch: setTyped, filterOption: false }}
          options={products.map((product) => ({
            value: product.id,
            label: [
              nameIn(locale, product),
              product.price !== undefined && formatPrice(product.price),
              t('search.stock', { count: product.available }),
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
          notFoundContent={t(found.isError ? 'failed' : 'nothing')}
          onChange={(chosen) => {
            const product = products.find((one) => one.id === chosen)
            if (product) onChange(withItem(items, { id: chosen, name: nameIn(locale, product) }))
            setTyped('')
          }}
        />
        {problem !== undefined && (
          <p id={`${id}-error`} className="crm-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      <ul className="crm-plain crm-stack">
        {items.map((item) => (
          <CallerLine
            key={item.id}
            item={item}
            line={lines.find(({ product }) => product === item.id)}
            problem={problems.find(({ product }) => product === item.id)}
            onQuantity={(quantity) =>
              onChange(items.map((one) => (one.id === item.id ? { ...one, quantity } : one)))
            }
            onRemove={() => onChange(items.filter((one) => one.id !== item.id))}
          />
        ))}
      </ul>
    </div>
  )
}

interface CallerLineProps {
  item: CallerItem
  line: KnownLine | undefined
  problem: ErrorDetail | undefined
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

function CallerLine({ item, line, problem, onQuantity, onRemove }: CallerLineProps) {
  const { t } = useCallerTexts()
  const { name, quantity } = item
  const isShort = problem?.code === 'out_of_stock'
  return (
    <li>
      <div className="crm-caller-line">
        <span>
          {name}
          {line && (
            <span className="crm-hint crm-caller-fact">
              {formatPrice(line.price)}
              {line.available !== undefined && ` · ${t('search.stock', { count: line.available })}`}
            </span>
          )}
        </span>
        <InputNumber
          aria-label={t('quantity', { name })}
          min={1}
          max={mostPieces}
          precision={0}
          value={quantity}
          onChange={(pieces) => onQuantity(pieces ?? 1)}
        />
        <strong>{line && formatPrice(line.price * quantity)}</strong>
        <Button aria-label={t('remove', { name })} onClick={onRemove}>
          ✕
        </Button>
      </div>
      {problem && (
        <p className="crm-problem" role="alert">
          {isShort ? t('line.short', { count: problem.available ?? 0 }) : t('line.unavailable')}
        </p>
      )}
    </li>
  )
}
