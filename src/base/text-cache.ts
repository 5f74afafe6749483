/** Texts kept between runs. Anyone may have written them, so nothing is trusted without a live answer. */
export interface TextCache {
  get(key: string): Promise<string | undefined>;
  set(key: string, text: string): Promise<void>;
}
