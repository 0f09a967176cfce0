import { type TextChoice, textColours, textMarks, textSizes } from '@nas/domain/rich-text/palette'
import type { TextStateFeature } from '@payloadcms/richtext-lexical'

type States = NonNullable<Parameters<typeof TextStateFeature>[0]>['state']

// The menu of text states takes one word for every language of the admin.
const named = ({ vi, en }: TextChoice) => (vi === en ? vi : `${vi} · ${en}`)

function states(
  choices: Record<string, TextChoice>,
  css: (value: string) => States[string][string]['css'],
): States[string] {
  return Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => [
      name,
      { label: named(choice), css: css(choice.value) },
    ]),
  )
}

/** Sizes and colours of words, kept by name: what a name looks like is the domain's palette. */
export const textStates: States = {
  size: states(textSizes, (value) => ({ 'font-size': value })),
  colour: states(textColours, (value) => ({ color: value })),
  mark: states(textMarks, (value) => ({ 'background-color': value })),
}
