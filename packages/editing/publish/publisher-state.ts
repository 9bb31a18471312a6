import type { PagePicture } from "./differences/pictures";
import type { Change } from "./differences/read-changes";
import type { Author } from "./outside/repository";
import type { Failure, Step } from "./steps";

/** A publication that is in the repository, as its commit tells it. */
export interface PastPublication {
  commit: string;
  author: string;
  /** Milliseconds of the epoch. */
  time: number;
  /** What it changed, by the names that editors give to things. */
  things: string[];
  /** Why it can't be taken back; undefined where it can. */
  staysBecause: string | undefined;
}

/** What the repository says of publications. */
export interface RepositoryFacts {
  /** Whether there is a branch that a publication can go to. */
  hasRepository: boolean;
  /** What differs from what is public. */
  changes: Change[];
  /** Who commits here; undefined where that has to be asked. */
  author?: Author | undefined;
  /** Whether a publication goes to another repository, too. */
  isPushed: boolean;
  /** The publication that can be taken back. */
  last?: PastPublication | undefined;
}

/** What the page for publishing shows. */
export interface PublisherState extends RepositoryFacts {
  /** Whether a publication goes to visitors. */
  isPublic: boolean;
  isRunning: boolean;
  /** Whether what is going on can be stopped. */
  canStop: boolean;
  /** Whether all is built and waits for the editor's word. */
  isPrepared: boolean;
  /** What is going on, or what came of it. */
  said: string;
  steps: Step[];
  failure?: Failure | undefined;
  pictures: PagePicture[];
  /** The addresses of changed pages that have no pictures. */
  others: string[];
}
