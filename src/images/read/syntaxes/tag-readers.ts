import { countBy } from '../../../base/group-by.ts';
import { getOrMake } from '../../../base/remember.ts';
import type { Entry, YamlNode } from '../formats/yaml-node.ts';
import type { Definition, Use } from '../placed-text.ts';
import type { YamlContext } from '../yaml-context.ts';
import { type ImageMapReader, UNKNOWN_READER } from './image-map-reader.ts';

const WORD = /[A-Za-z_]\w*/g;
const TEMPLATE = /\{[{%][^{}]{0,500}[%}]\}/g;
const FULL_PATH = /\.Values(?:\.\w+)+/g;
const YAML_COMMENT = /(?:^|\s)#.*/g;
/**
 * Outside of templates, as in Ansible's conditions: a word that is not a key and, with `_` or after a dot, not prose is a
 * variable.
 */
const WORD_OR_KEY = /(\.?)([A-Za-z_]\w*)(["']?\s{0,20}:)?/g;
/** `local.app.tag`, `each.value["tag"]`; a variable of the module is not a part of an object here. */
const HCL_ATTRIBUTE = /(?<!\bvar)(?:\.|\[")([A-Za-z_]\w*)/g;
/** The name of a setting, such as `"image.tag"`, reads nothing. */
const HCL_NAME = /(?<!\[)"[\w.-]{1,200}"/g;
/** A name and its tag, which become a reference again: `{{ app.name }}:{{ app.tag }}`, `${local.name}:${local.tag}`. */
const PAIR =
  /[{$]\{\s{0,20}([\w.[\]"']{0,100}?)(\w{1,100})["'\]]{0,2}\s{0,20}\}{1,2}:[{$]\{\s{0,20}\1(\w{1,100})["'\]]{0,2}\s{0,20}\}/g;

type Counts = ReadonlyMap<string, number>;

/** How often words are read in a file, and how often only after the name of an image, by `name key`. */
interface Readers {
  readonly words: Counts;
  /** The same without full paths of values, such as `.Values.image.tag`. */
  readonly others: Counts;
  readonly pairs: Counts;
}

const readersOfSource = new WeakMap<YamlContext['seen'], Readers>();
const placesOfRoot = new WeakMap<YamlNode, ReadonlyMap<YamlNode, number>>();

/**
 * Why a digest in this tag would reach a template or an expression of the file that is not a reference; of a chart that is
 * here, its reader knows which value a full path reads.
 */
export function whyReadElsewhere(
  context: YamlContext,
  name: Entry,
  tag: Entry,
  reader: ImageMapReader,
): string | undefined {
  // In `set { value = … }` the key says nothing.
  if (tag.key === 'value') return undefined;
  const readers = getOrMake(readersOfSource, context.seen, () => findReaders(context));
  const isFollowed = context.syntax === 'helm-values' && reader !== UNKNOWN_READER;
  const all = (isFollowed ? readers.others : readers.words).get(tag.key) ?? 0;
  const good = readers.pairs.get(`${name.key} ${tag.key}`) ?? 0;
  return all > good ? `\`${tag.key}\` is also used where a digest would be wrong` : undefined;
}

/** The anchor of a tag with all its aliases, if there are any: each of them has to be the tag of an image. */
export function useOfAnchor({ root }: YamlContext, tag: Entry): Use | undefined {
  if (root === undefined || tag.value?.kind !== 'text') return undefined;
  const mentions = getOrMake(placesOfRoot, root, () => countPlaces(root)).get(tag.value) ?? 0;
  if (mentions < 2) return undefined;
  const definition: Definition = { label: tag.key, offset: tag.value.scalar.range[0], mentions };
  return { definition, at: tag.keyStart };
}

function findReaders({ source, syntax }: YamlContext): Readers {
  const pairs = countOf([...source.matchAll(PAIR)].map(([, , name, key]) => `${name} ${key}`));
  if (syntax === 'terraform') {
    const attributes = [...source.replace(HCL_NAME, '').matchAll(HCL_ATTRIBUTE)];
    const words = countOf(attributes.map(([, word]) => String(word)));
    return { words, others: words, pairs };
  }
  const written = [...source.matchAll(TEMPLATE)].map(([template]) => template);
  const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => text.match(WORD) ?? []);
  const templates = wordsOf(written);
  const others = countOf(wordsOf(written.map((template) => template.replace(FULL_PATH, ''))));
  if (syntax !== 'ansible') return { words: countOf(templates), others, pairs };
  const rest = source.replace(TEMPLATE, '').replace(YAML_COMMENT, '');
  const variables = [...rest.matchAll(WORD_OR_KEY)].flatMap(([, dot, word = '', colon]) =>
    colon === undefined && (dot === '.' || word.includes('_')) ? [word] : [],
  );
  return { words: countOf([...templates, ...variables]), others, pairs };
}

function countPlaces(root: YamlNode): ReadonlyMap<YamlNode, number> {
  const places = new Map<YamlNode, number>();
  const seen = new Set<YamlNode>();
  const visit = (node: YamlNode | undefined): void => {
    if (node === undefined) return;
    places.set(node, (places.get(node) ?? 0) + 1);
    if (node.kind === 'text' || seen.has(node)) return;
    seen.add(node);
    if (node.kind === 'list') for (const item of node.items) visit(item);
    else for (const { value } of node.own.values()) visit(value);
  };
  visit(root);
  return places;
}

function countOf(words: readonly string[]): Counts {
  return countBy(words, (word) => word);
}
