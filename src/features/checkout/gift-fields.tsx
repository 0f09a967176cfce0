import { GiftBox, GiftCard } from '../../ui/gift-card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type CheckoutTexts, giftOf, type OrderFormFields, orderForm } from './order-form.ts'

interface GiftFieldsProps {
  form: OrderFormFields
  texts: CheckoutTexts
}

export function GiftFields({ form, texts }: GiftFieldsProps) {
  const { gift, name } = form.values
  const hint = `${form.idOf('gift')}-hint`
  const card = giftOf(form.values)
  const shared = { optionalText: texts.optional, autoComplete: 'off' } as const
  return (
    <section className="gift" aria-labelledby="checkout-gift-title">
      <GiftBox />
      <div>
        <h2 id="checkout-gift-title">{texts.giftTitle}</h2>
        <label className="check">
          <input
            type="checkbox"
            checked={gift}
            data-gift=""
            aria-describedby={hint}
            onChange={(event) => orderForm.change('gift', event.target.checked)}
          />
          {texts.gift}
        </label>
        <p className="field__hint" id={hint}>
          {texts.giftHint}
        </p>
      </div>
      {gift ? (
        <div className="gift__more">
          <TextField {...form.bind('giftMessage')} {...shared} label={texts.giftMessage} rows={3} />
          <TextField {...form.bind('giftFrom')} {...shared} label={texts.giftFrom} />
          {card.message === '' ? null : <GiftCard gift={card} to={name.trim()} texts={texts} />}
        </div>
      ) : null}
    </section>
  )
}
