import { listOf } from '@nas/contract/answers'
import { maxPieces } from '@nas/contract/limits'
import { stockSchema } from '@nas/contract/stock/fields'
import { formatPrice } from '@nas/domain/money'
import { useQuery } from '@tanstack/react-query'
import { Button, InputNumber, Select } from 'antd'
import { useDeferredValue, useId, useState } from 'react'
import { apiOptions, keysOf } from '../../kit/list/list-page.ts'
import { useDeskTexts } from './desk-texts.ts'

export interface WantedGoods {
  product: number
  name: string
  quantity: number
}

const found = listOf(stockSchema)

interface ProductOption {
  value: number
  label: string
  name: string
  disabled: boolean
}

/** Products on sale by words, with the pieces that can be sold. */
function useProducts(words: string) {
  const query = {
    _q: words,
    filters: { state: { $eq: 'active' } },
    sort: 'name:asc',
    pagination: { pageSize: 20 },
  }
  return useQuery({
    ...apiOptions(
      [...keysOf('stock').all, 'found', words],
      ['/api/stock', query],
      found,
      ({ data }) =>
        data.map(({ id, attributes: { name, available } }) => {
          return { product: Number(id), name, available }
        }),
    ),
    enabled: words !== '',
  })
}

interface GoodsFieldProps {
  goods: readonly WantedGoods[]
  /** By product, when they are known. */
  prices: ReadonlyMap<number, number>
  /** By product: what is wrong with the line. */
  problems: ReadonlyMap<number, string>
  disabled: boolean
  onChange: (goods: WantedGoods[]) => void
}

/** Lines with quantities, and a search that adds one. */
export function GoodsField({ goods, prices, problems, disabled, onChange }: GoodsFieldProps) {
  const { t } = useDeskTexts()
  const id = useId()
  const [words, setWords] = useState('')
  const products = useProducts(useDeferredValue(words.trim()))
  const set = (product: number, quantity: number): void =>
    onChange(goods.map((line) => (line.product === product ? { ...line, quantity } : line)))
  return (
    <div className="crm-stack">
      <ul className="crm-plain">
        {goods.map(({ product, name, quantity }) => (
          <li key={product} className="crm-goods">
            <span>{name}</span>
            <InputNumber
              aria-label={t('edit.quantityOf', { name })}
              aria-describedby={problems.has(product) ? `${id}-${product}` : undefined}
              status={problems.has(product) ? 'error' : ''}
              min={1}
              max={maxPieces}
              precision={0}
              disabled={disabled}
              value={quantity}
              onChange={(value) => value !== null && set(product, value)}
            />
            <span className="crm-line-total">
              {prices.has(product) && formatPrice((prices.get(product) ?? 0) * quantity)}
            </span>
            <Button
              type="text"
              aria-label={t('edit.remove', { name })}
              disabled={disabled || goods.length === 1}
              onClick={() => onChange(goods.filter((line) => line.product !== product))}
            >
              ×
            </Button>
            {problems.has(product) && (
              <p id={`${id}-${product}`} className="crm-problem" role="alert">
                {problems.get(product)}
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className="crm-labelled">
        <label htmlFor={id}>{t('edit.add')}</label>
        <Select<number | null, ProductOption>
          id={id}
          className="crm-field"
          showSearch={{ filterOption: false, searchValue: words, onSearch: setWords }}
          placeholder={t('edit.search')}
          notFoundContent={words === '' ? null : t('edit.nothing')}
          loading={products.isFetching}
          disabled={disabled}
          value={null}
          options={(products.data ?? [])
            .filter((one) => goods.every(({ product }) => product !== one.product))
            .map(({ product, name, available }) => ({
              value: product,
              label: `${name} · ${t('edit.available', { count: available })}`,
              name,
              disabled: available === 0,
            }))}
          onSelect={(_, { value: product, name }) => {
            setWords('')
            onChange([...goods, { product, name, quantity: 1 }])
          }}
        />
      </div>
    </div>
  )
}
