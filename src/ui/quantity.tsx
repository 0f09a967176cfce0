import { type KeyboardEvent, useState } from 'react'
import { IconButton } from './icon-button.tsx'

interface QuantityProps {
  value: number
  max: number
  /** Receives whole numbers from 0 to `max`; other input is ignored (SPEC §5). */
  onChange: (quantity: number) => void
  labels: { quantity: string; decrease: string; increase: string }
}

export function typedQuantity(text: string, max: number): number | undefined {
  return /^\d+$/.test(text.trim()) ? Math.min(Number(text), max) : undefined
}

export function Quantity({ value, max, onChange, labels }: QuantityProps) {
  const [typing, setTyping] = useState<string | null>(null)

  const commit = () => {
    if (typing === null) return
    const quantity = typedQuantity(typing, max)
    setTyping(null)
    if (quantity !== undefined && quantity !== value) onChange(quantity)
  }
  const commitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    commit()
  }

  return (
    <div className="quantity">
      <IconButton
        icon="minus"
        label={labels.decrease}
        onClick={() => onChange(value - 1)}
        disabled={value <= 0}
      />
      <input
        className="quantity__number"
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.quantity}
        value={typing ?? String(value)}
        onChange={(event) => setTyping(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={commitOnEnter}
      />
      <IconButton
        icon="plus"
        label={labels.increase}
        onClick={() => onChange(value + 1)}
        disabled={value >= max}
      />
    </div>
  )
}
