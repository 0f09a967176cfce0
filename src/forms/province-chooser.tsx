import { type SubmitEvent, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Texts } from '../i18n/catalogues.ts'
import type { Locale } from '../i18n/locale.ts'
import { backCloses } from '../stores/back-closes.ts'
import { $deliverTo } from '../stores/deliver-to.ts'
import { Dialog, DialogHead } from '../ui/dialog.tsx'
import type { FormTexts } from './form-fields.ts'
import { PlaceField } from './place-fields.tsx'
import { noPlaces, type Place, provincesOf } from './places.ts'

/** Texts for this dialog only; pages do not include them. */
const words = {
  vi: () =>
    Promise.all([
      import('../i18n/locales/vi/deliver-to.json'),
      import('../i18n/locales/vi/forms.json'),
    ]),
  en: () =>
    Promise.all([
      import('../i18n/locales/en/deliver-to.json'),
      import('../i18n/locales/en/forms.json'),
    ]),
}

interface ProvinceChooserProps {
  texts: FormTexts & Texts<'deliver-to'>
  /** Called after the dialog is closed and the focus has returned. */
  onClosed: () => void
}

function ProvinceChooser({ texts, onClosed }: ProvinceChooserProps) {
  const [kept] = useState($deliverTo.get())
  const [place, setPlace] = useState<Place | null>(kept === '' ? null : { id: 0, name: kept })
  const [error, setError] = useState<string>()
  const [open, setOpen] = useState(true)

  // The dialog's own effect has already closed it.
  useEffect(() => {
    if (!open) onClosed()
  }, [open, onClosed])
  useEffect(() => {
    const close = () => setOpen(false)
    backCloses(close, true)
    return () => backCloses(close, false)
  }, [])

  const close = () => setOpen(false)
  const finish = (province: string) => {
    $deliverTo.set(province)
    close()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (place === null) setError(texts.provinceRequired)
    else finish(place.name)
  }
  const change = (chosen: Place | null) => {
    setError(undefined)
    setPlace(chosen)
  }
  return (
    <Dialog open={open} onClose={close} island="deliver-to">
      <DialogHead island="deliver-to" title={texts.title} close={texts.close} onClose={close} />
      {/* Uses inline styles, because its own sheet would change the order of the layers (see
          page-islands.astro). The height leaves room for the list below the field. */}
      <form
        noValidate
        onSubmit={submit}
        style={{
          display: 'grid',
          gap: 'var(--space-4)',
          alignContent: 'start',
          minHeight: '27rem',
          padding: '0 var(--space-5) var(--space-5)',
        }}
      >
        <p className="muted">{texts.text}</p>
        <PlaceField
          id="deliver-to"
          label={texts.province}
          source={provincesOf(noPlaces.scheme)}
          value={place}
          onChange={change}
          error={error}
          waiting={texts.placeLoading}
          autoComplete="address-level1"
          takesFocus
          texts={texts}
        />
        <button type="submit" className="button button--block">
          {texts.done}
        </button>
        {kept === '' ? null : (
          <button type="button" className="button button--quiet" onClick={() => finish('')}>
            {texts.forget}
          </button>
        )}
      </form>
    </Dialog>
  )
}

let asking = false

/** Sets or forgets this device's delivery province; one dialog for repeated calls. */
export async function chooseProvince(locale: Locale): Promise<void> {
  if (asking) return
  asking = true
  try {
    const [{ default: own }, { default: forms }] = await words[locale]()
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    // React is still rendering when it calls this.
    const close = () =>
      setTimeout(() => {
        root.unmount()
        place.remove()
        asking = false
      })
    root.render(<ProvinceChooser texts={{ ...forms, ...own }} onClosed={close} />)
  } catch (error) {
    asking = false
    throw error
  }
}
