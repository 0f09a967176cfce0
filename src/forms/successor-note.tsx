import { fill } from '../i18n/fill.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import { placesOf, provincesOf } from './places.ts'

interface SuccessorNoteProps {
  province: string | null
  text: string
}

/** Of which province an older one is part since 2025-07-01; nothing where that is the same name. */
export function SuccessorNote({ province, text }: SuccessorNoteProps) {
  const places = useLoaded(provincesOf('three_levels'), placesOf)
  const listed = places.state === 'ready' ? places.value : []
  const name = listed.find((place) => place.name === province)?.successor
  return name === undefined ? null : <span className="muted">{fill(text, { name })}</span>
}
