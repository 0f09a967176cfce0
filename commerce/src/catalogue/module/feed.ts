export interface Position {
  /** Highest publication applied. */
  cursor: number
  /** Time of each publication applied lately, by its id as text. */
  applied: Record<string, string>
}

/** Where the place in the feed is kept. */
export interface Feed {
  /** Null until everything was loaded once. */
  position(): Promise<Position | null>
  save(position: Position): Promise<void>
  /** Runs the job while no other process, nor a script, runs one. */
  exclusively<Result>(job: () => Promise<Result>): Promise<Result>
}
