import { createHash } from 'node:crypto';
import type { SignedAttestation } from './sigstore-instance.ts';

/** How an attestation is attached: cosign's tag, a referrer with the envelope, or a referrer with a bundle. */
export type AttachedAs = 'tag' | 'referrer' | 'bundle';

/** Images of the registry: manifests, blobs and tags of each repository. */
export type OciStore = {
  /** Keeps a text by its digest, and under a tag when one is given; gives the digest. */
  put(repository: string, text: string, tag?: string): string;
  /** The text under a tag or a digest. */
  get(repository: string, reference: string): string | undefined;
  /** Manifests whose `subject` is a digest. */
  referrers(repository: string, digest: string): readonly string[];
  /** An image with one layer, as many as platforms, under an index; gives the digests. */
  addImage(
    repository: string,
    tag: string,
    platforms: readonly string[],
  ): { readonly index: string; readonly manifests: Readonly<Record<string, string>> };
  /** An image outside of any index, with this config; gives its digest. */
  addSingle(repository: string, tag: string, config: object): string;
  /** Attaches to a digest what was signed; later ones under cosign's tag come behind. */
  attach(
    repository: string,
    digest: string,
    signed: SignedAttestation,
    as: AttachedAs,
    predicateType?: string,
  ): void;
  /** Whether the referrers API exists; else its tag stands in. */
  hasReferrers: boolean;
  /** Whether blobs are given by a redirect to a storage host. */
  redirectsBlobs: boolean;
};

const MANIFEST = 'application/vnd.oci.image.manifest.v1+json';
const INDEX = 'application/vnd.oci.image.index.v1+json';
const ENVELOPE = 'application/vnd.dsse.envelope.v1+json';
const BUNDLE = 'application/vnd.dev.sigstore.bundle.v0.3+json';

/** `sha256:<hex>` of a text. */
export function digestOfText(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

function descriptorOf(mediaType: string, text: string, more: object = {}): object {
  return { mediaType, digest: digestOfText(text), size: Buffer.byteLength(text), ...more };
}

function manifestOf(layers: readonly object[], more: object = {}): string {
  const config = descriptorOf('application/vnd.oci.image.config.v1+json', '{}');
  return JSON.stringify({ schemaVersion: 2, mediaType: MANIFEST, config, layers, ...more });
}

/** An empty registry. */
export function createOciStore(): OciStore {
  const texts = new Map<string, string>();
  const put: OciStore['put'] = (repository, text, tag) => {
    const digest = digestOfText(text);
    texts.set(`${repository}@${digest}`, text);
    if (tag !== undefined) texts.set(`${repository}:${tag}`, text);
    return digest;
  };
  const get: OciStore['get'] = (repository, reference) =>
    texts.get(`${repository}${reference.startsWith('sha256:') ? '@' : ':'}${reference}`);
  return {
    put,
    get,
    hasReferrers: true,
    redirectsBlobs: false,
    referrers: (repository, digest) =>
      [...texts]
        .filter(
          ([key, text]) =>
            key.startsWith(`${repository}@`) && text.includes(`"subject":{"digest":"${digest}"`),
        )
        .map(([, text]) => text),
    addImage: (repository, tag, platforms) => {
      const manifests: Record<string, string> = {};
      const listed = platforms.map((platform) => {
        const [os, architecture, variant] = platform.split('/');
        const layer = put(repository, `layer of ${repository}:${tag} for ${platform}`);
        const text = manifestOf([{ mediaType: 'application/octet-stream', digest: layer, size: 1 }]);
        manifests[platform] = put(repository, text);
        return descriptorOf(MANIFEST, text, { platform: { os, architecture, variant } });
      });
      const index = JSON.stringify({ schemaVersion: 2, mediaType: INDEX, manifests: listed });
      return { index: put(repository, index, tag), manifests };
    },
    addSingle: (repository, tag, config) => {
      const text = JSON.stringify(config);
      put(repository, text);
      const type = 'application/vnd.oci.image.config.v1+json';
      const manifest = manifestOf([], { config: descriptorOf(type, text), tag });
      return put(repository, manifest, tag);
    },
    attach: (repository, digest, { annotations, bundle, envelope }, as, predicateType) => {
      const text = as === 'bundle' ? bundle : envelope;
      put(repository, text);
      const hint = predicateType === undefined ? {} : { predicateType };
      const layer = descriptorOf(as === 'bundle' ? BUNDLE : ENVELOPE, text, {
        annotations: { ...annotations, ...hint },
      });
      if (as === 'tag') {
        const tag = `${digest.replace(':', '-')}.att`;
        const held = get(repository, tag);
        const layers: object[] = held === undefined ? [] : JSON.parse(held).layers;
        put(repository, manifestOf([...layers, layer]), tag);
        return;
      }
      const type = as === 'bundle' ? BUNDLE : ENVELOPE;
      const about =
        predicateType === undefined
          ? {}
          : { annotations: { 'dev.sigstore.bundle.predicateType': predicateType } };
      put(repository, manifestOf([layer], { artifactType: type, subject: { digest, size: 1 }, ...about }));
    },
  };
}

/** The answer of the referrers API. */
export function referrersIndex(store: OciStore, repository: string, digest: string): string {
  const manifests = store.referrers(repository, digest).map((text) => {
    const { annotations, artifactType } = JSON.parse(text);
    return descriptorOf(MANIFEST, text, { artifactType, annotations });
  });
  return JSON.stringify({ schemaVersion: 2, mediaType: INDEX, manifests });
}

/** An in-toto statement about a digest. */
export function statementOf(digest: string, predicateType: string, predicate: object): string {
  const subject = [{ name: 'registry.test/image', digest: { sha256: digest.replace('sha256:', '') } }];
  return JSON.stringify({ _type: 'https://in-toto.io/Statement/v1', subject, predicateType, predicate });
}

/** An SPDX document as the vendor's builds attest it: apk packages, each with the purl of its source too. */
export function spdxOf(packages: Readonly<Record<string, string>>, created = '2026-11-01T00:00:00Z'): object {
  const purlOf = (referenceLocator: string) => ({
    referenceCategory: 'PACKAGE_MANAGER',
    referenceType: 'purl',
    referenceLocator,
  });
  return {
    spdxVersion: 'SPDX-2.3',
    dataLicense: 'CC0-1.0',
    SPDXID: 'SPDXRef-DOCUMENT',
    name: 'sbom',
    documentNamespace: 'https://spdx.org/spdxdocs/sample',
    creationInfo: { created, creators: ['Tool: platform-double'] },
    packages: Object.entries(packages).map(([name, versionInfo]) => ({
      SPDXID: `SPDXRef-Package-${name}-${versionInfo}`,
      name,
      versionInfo,
      supplier: 'Organization: Wolfi',
      downloadLocation: 'NOASSERTION',
      externalRefs: [
        purlOf(`pkg:apk/wolfi/${name}@${versionInfo}?arch=x86_64`),
        purlOf(`pkg:github/wolfi-dev/os@0123456789abcdef0123456789abcdef01234567#${name}.yaml`),
      ],
    })),
  };
}
