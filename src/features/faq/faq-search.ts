import { fill } from '@nas/domain/placeholders'
import { normaliseText } from '@nas/domain/text'

export function matches(text: string, wanted: string): boolean {
  const inText = normaliseText(text)
  return normaliseText(wanted)
    .split(' ')
    .every((word) => inText.includes(word))
}

/** Without an answer, the words are looked for in the page. */
async function namedBy(words: string): Promise<(question: Element) => boolean> {
  try {
    const query = new URLSearchParams({
      _q: words,
      'fields[0]': 'order',
      'pagination[limit]': '100',
    })
    const { data } = await (await fetch(`/api/faqs?${query}`)).json()
    const ids = new Set(data.map(({ id }: { id: number }) => `faq-${id}`))
    return (question) => ids.has(question.lastElementChild?.id)
  } catch {
    return ({ textContent }) => matches(textContent, words)
  }
}

const pauseMs = 250

/** Parameter of the address; `q` is already used by the product search. */
const parameter = 'question'

/** Shows the questions that match the input, which is kept in the address for Back and reloads. */
export function startFaqSearch(): void {
  const field = document.querySelector<HTMLInputElement>('[data-faq-search]')
  if (field === null) return
  const questions = [...document.querySelectorAll<HTMLDetailsElement>('[data-faq]')]
  const count = document.querySelector<HTMLElement>('[data-faq-count]')
  let timer: number | undefined

  const draw = async () => {
    const words = field.value.trim()
    const isFound = words === '' ? () => true : await namedBy(words)
    if (field.value.trim() !== words) return
    const found = questions.filter(isFound)
    for (const question of questions) question.hidden = !found.includes(question)
    if (found.length === 1 && found[0]) found[0].open = true
    if (count === null) return
    const { faqCount = '', faqOne = '', faqNone = '' } = count.dataset
    const text = found.length === 0 ? faqNone : found.length === 1 ? faqOne : faqCount
    count.textContent = words === '' ? '' : fill(text, { count: found.length })
  }
  const keep = () => {
    const query = new URLSearchParams(location.search)
    query.delete(parameter)
    if (field.value.trim() !== '') query.set(parameter, field.value.trim())
    const search = query.size === 0 ? '' : `?${query}`
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
  }
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      void draw()
      keep()
    }, pauseMs)
  })
  const given = new URLSearchParams(location.search).get(parameter)
  if (given !== null) field.value = given.slice(0, field.maxLength)
  if (field.value !== '') void draw()
}
