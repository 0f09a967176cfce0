import { finishRun, type RunPart } from './inline-run.ts'
import type { InlineNode } from './nodes.ts'

const isSpace = (part: RunPart) => part.text !== null && part.text.trim() === ''

/** Words on their way into one block. */
export class Words {
  #run: RunPart[] = []

  add(part: RunPart): void {
    this.#run.push(part)
  }

  /** Ends a line where a block ends inside a block that holds words only. */
  endLine(look: RunPart['look']): void {
    const last = this.#run.findLast((part) => !isSpace(part))
    if (last && last.text !== null) this.#run.push({ text: null, look, link: null })
  }

  /** The nodes so far, to start anew; null when there was neither a word nor a line. */
  take(): InlineNode[] | null {
    const run = this.#run
    this.#run = []
    const nodes = finishRun(run)
    return nodes.length === 0 && run.every(({ text }) => text !== null) ? null : nodes
  }
}
