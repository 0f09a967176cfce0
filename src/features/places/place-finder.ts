import { fill } from '@nas/domain/placeholders'
import {
  distanceText,
  findPlaces,
  type ListedPlace,
  type Position,
  readChoice,
  writeChoice,
} from './place-search.ts'

interface PlaceItem extends ListedPlace {
  element: HTMLElement
}

type Sentence = 'count' | 'locating' | 'nearest' | 'denied' | 'unavailable' | 'distance'

/** In ms. Longer than a phone needs outdoors; indoors, visitors can choose the province. */
const timeoutMs = 12_000

function itemOf(element: HTMLElement): PlaceItem {
  const { province = '', district = '', latitude, longitude } = element.dataset
  const known = latitude !== undefined && longitude !== undefined
  const position = known ? { latitude: Number(latitude), longitude: Number(longitude) } : null
  return { element, province, district, position }
}

function startFinder(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('[data-finder-list]')
  const province = root.querySelector<HTMLSelectElement>('[data-finder-province]')
  const district = root.querySelector<HTMLSelectElement>('[data-finder-district]')
  const near = root.querySelector<HTMLButtonElement>('[data-finder-near]')
  const status = root.querySelector<HTMLElement>('[data-finder-status]')
  if (!list || !province || !district || !near || !status) return

  const texts = JSON.parse(root.dataset.finder ?? '{}') as Record<Sentence, string>
  const items = [...list.querySelectorAll<HTMLElement>('[data-place]')].map(itemOf)
  const districts = [...district.options]
  let from: Position | null = null
  let locating = false

  const draw = () => {
    const choice = readChoice(location.search, items)
    const found = findPlaces(items, choice, from)
    const language = document.documentElement.lang
    for (const { element } of items) element.hidden = true
    for (const { place, kilometres } of found) {
      place.element.hidden = false
      const said = place.element.querySelector<HTMLElement>('[data-place-distance]')
      if (said === null) continue
      said.hidden = kilometres === null
      const distance = distanceText(kilometres ?? 0, language)
      said.textContent = fill(texts.distance, { distance })
    }
    list.append(...found.map(({ place }) => place.element))
    district.replaceChildren(
      ...districts.filter(({ value, dataset }) => !value || dataset.in === choice.province),
    )
    province.value = choice.province
    district.value = choice.district
    district.disabled = choice.province === ''
    near.setAttribute('aria-pressed', String(from !== null))
    const [nearest] = found
    status.textContent =
      nearest && nearest.kilometres !== null
        ? fill(texts.nearest, {
            name: nearest.place.element.dataset.place ?? '',
            distance: distanceText(nearest.kilometres, language),
          })
        : fill(texts.count, { count: found.length })
  }

  const choose = () => {
    const choice = { province: province.value, district: district.value }
    const search = writeChoice(location.search, choice)
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
    draw()
  }

  const locate = () => {
    if (locating) return
    if (from !== null) {
      from = null
      draw()
      return
    }
    if (!navigator.geolocation) {
      status.textContent = texts.unavailable
      return
    }
    locating = true
    status.textContent = texts.locating
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        locating = false
        from = coords
        draw()
      },
      (problem) => {
        locating = false
        const denied = problem.code === problem.PERMISSION_DENIED
        status.textContent = denied ? texts.denied : texts.unavailable
      },
      { timeout: timeoutMs, maximumAge: 300_000 },
    )
  }

  province.addEventListener('change', () => {
    district.value = ''
    choose()
  })
  district.addEventListener('change', choose)
  near.addEventListener('click', locate)
  addEventListener('popstate', draw)
  draw()
}

for (const root of document.querySelectorAll<HTMLElement>('[data-finder]')) startFinder(root)
