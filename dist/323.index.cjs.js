"use strict";
exports.id = 323;
exports.ids = [323];
exports.modules = {
	18456: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.toMessageSignatureBundle = toMessageSignatureBundle;
		t.toDSSEBundle = toDSSEBundle;
		const r = n(19654);
		const i = n(37742);
		function toMessageSignatureBundle(e) {
			return {
				mediaType: e.certificateChain ? i.BUNDLE_V02_MEDIA_TYPE : i.BUNDLE_V03_MEDIA_TYPE,
				content: {
					$case: "messageSignature",
					messageSignature: {
						messageDigest: {
							algorithm: r.HashAlgorithm.SHA2_256,
							digest: e.digest
						},
						signature: e.signature
					}
				},
				verificationMaterial: toVerificationMaterial(e)
			};
		}
		function toDSSEBundle(e) {
			return {
				mediaType: e.certificateChain ? i.BUNDLE_V02_MEDIA_TYPE : i.BUNDLE_V03_MEDIA_TYPE,
				content: {
					$case: "dsseEnvelope",
					dsseEnvelope: toEnvelope(e)
				},
				verificationMaterial: toVerificationMaterial(e)
			};
		}
		function toEnvelope(e) {
			return {
				payloadType: e.artifactType,
				payload: e.artifact,
				signatures: [toSignature(e)]
			};
		}
		function toSignature(e) {
			return {
				keyid: e.keyHint || "",
				sig: e.signature
			};
		}
		function toVerificationMaterial(e) {
			return {
				content: toKeyContent(e),
				tlogEntries: [],
				timestampVerificationData: { rfc3161Timestamps: [] }
			};
		}
		function toKeyContent(e) {
			if (e.certificate) {
				if (e.certificateChain) {
					return {
						$case: "x509CertificateChain",
						x509CertificateChain: { certificates: [{ rawBytes: e.certificate }] }
					};
				} else {
					return {
						$case: "certificate",
						certificate: { rawBytes: e.certificate }
					};
				}
			} else {
				return {
					$case: "publicKey",
					publicKey: { hint: e.keyHint || "" }
				};
			}
		}
	}),
	37742: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.BUNDLE_V03_MEDIA_TYPE = t.BUNDLE_V03_LEGACY_MEDIA_TYPE = t.BUNDLE_V02_MEDIA_TYPE = t.BUNDLE_V01_MEDIA_TYPE = void 0;
		t.isBundleWithCertificateChain = isBundleWithCertificateChain;
		t.isBundleWithPublicKey = isBundleWithPublicKey;
		t.isBundleWithMessageSignature = isBundleWithMessageSignature;
		t.isBundleWithDsseEnvelope = isBundleWithDsseEnvelope;
		t.BUNDLE_V01_MEDIA_TYPE = "application/vnd.dev.sigstore.bundle+json;version=0.1";
		t.BUNDLE_V02_MEDIA_TYPE = "application/vnd.dev.sigstore.bundle+json;version=0.2";
		t.BUNDLE_V03_LEGACY_MEDIA_TYPE = "application/vnd.dev.sigstore.bundle+json;version=0.3";
		t.BUNDLE_V03_MEDIA_TYPE = "application/vnd.dev.sigstore.bundle.v0.3+json";
		function isBundleWithCertificateChain(e) {
			return e.verificationMaterial.content.$case === "x509CertificateChain";
		}
		function isBundleWithPublicKey(e) {
			return e.verificationMaterial.content.$case === "publicKey";
		}
		function isBundleWithMessageSignature(e) {
			return e.content.$case === "messageSignature";
		}
		function isBundleWithDsseEnvelope(e) {
			return e.content.$case === "dsseEnvelope";
		}
	}),
	47714: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.ValidationError = void 0;
		class ValidationError extends Error {
			constructor(e, t) {
				super(e);
				this.fields = t;
			}
		}
		t.ValidationError = ValidationError;
	}),
	61040: (function(e, t, n) {
		var r;
		r = { value: true };
		r = r = r = r = r = r = r = r = t.vw = r = r = r = r = r = r = r = r = r = r = r = void 0;
		var i = n(18456);
		r = {
			enumerable: true,
			get: function() {
				return i.toDSSEBundle;
			}
		};
		r = {
			enumerable: true,
			get: function() {
				return i.toMessageSignatureBundle;
			}
		};
		var a = n(37742);
		r = {
			enumerable: true,
			get: function() {
				return a.BUNDLE_V01_MEDIA_TYPE;
			}
		};
		r = {
			enumerable: true,
			get: function() {
				return a.BUNDLE_V02_MEDIA_TYPE;
			}
		};
		r = {
			enumerable: true,
			get: function() {
				return a.BUNDLE_V03_LEGACY_MEDIA_TYPE;
			}
		};
		r = {
			enumerable: true,
			get: function() {
				return a.BUNDLE_V03_MEDIA_TYPE;
			}
		};
		r = {
			enumerable: true,
			get: function() {
				return a.isBundleWithCertificateChain;
			}
		};
		r = {
			enumerable: true,
			get: function() {
				return a.isBundleWithDsseEnvelope;
			}
		};
		r = {
			enumerable: true,
			get: function() {
				return a.isBundleWithMessageSignature;
			}
		};
		r = {
			enumerable: true,
			get: function() {
				return a.isBundleWithPublicKey;
			}
		};
		var o = n(47714);
		r = {
			enumerable: true,
			get: function() {
				return o.ValidationError;
			}
		};
		var s = n(23404);
		Object.defineProperty(t, "vw", {
			enumerable: true,
			get: function() {
				return s.bundleFromJSON;
			}
		});
		r = {
			enumerable: true,
			get: function() {
				return s.bundleToJSON;
			}
		};
		r = {
			enumerable: true,
			get: function() {
				return s.envelopeFromJSON;
			}
		};
		r = {
			enumerable: true,
			get: function() {
				return s.envelopeToJSON;
			}
		};
		var c = n(9352);
		r = {
			enumerable: true,
			get: function() {
				return c.assertBundle;
			}
		};
		r = {
			enumerable: true,
			get: function() {
				return c.assertBundleLatest;
			}
		};
		r = {
			enumerable: true,
			get: function() {
				return c.assertBundleV01;
			}
		};
		r = {
			enumerable: true,
			get: function() {
				return c.assertBundleV02;
			}
		};
		r = {
			enumerable: true,
			get: function() {
				return c.isBundleV01;
			}
		};
	}),
	23404: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.envelopeToJSON = t.envelopeFromJSON = t.bundleToJSON = t.bundleFromJSON = void 0;
		const r = n(19654);
		const i = n(37742);
		const a = n(9352);
		const bundleFromJSON = (e) => {
			const t = r.Bundle.fromJSON(e);
			switch (t.mediaType) {
				case i.BUNDLE_V01_MEDIA_TYPE:
					(0, a.assertBundleV01)(t);
					break;
				case i.BUNDLE_V02_MEDIA_TYPE:
					(0, a.assertBundleV02)(t);
					break;
				default:
					(0, a.assertBundleLatest)(t);
					break;
			}
			return t;
		};
		t.bundleFromJSON = bundleFromJSON;
		const bundleToJSON = (e) => {
			return r.Bundle.toJSON(e);
		};
		t.bundleToJSON = bundleToJSON;
		const envelopeFromJSON = (e) => {
			return r.Envelope.fromJSON(e);
		};
		t.envelopeFromJSON = envelopeFromJSON;
		const envelopeToJSON = (e) => {
			return r.Envelope.toJSON(e);
		};
		t.envelopeToJSON = envelopeToJSON;
	}),
	9352: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.assertBundle = assertBundle;
		t.assertBundleV01 = assertBundleV01;
		t.isBundleV01 = isBundleV01;
		t.assertBundleV02 = assertBundleV02;
		t.assertBundleLatest = assertBundleLatest;
		const r = n(47714);
		function assertBundle(e) {
			const t = validateBundleBase(e);
			if (t.length > 0) {
				throw new r.ValidationError("invalid bundle", t);
			}
		}
		function assertBundleV01(e) {
			const t = [];
			t.push(...validateBundleBase(e));
			t.push(...validateInclusionPromise(e));
			if (t.length > 0) {
				throw new r.ValidationError("invalid v0.1 bundle", t);
			}
		}
		function isBundleV01(e) {
			try {
				assertBundleV01(e);
				return true;
			} catch (e) {
				return false;
			}
		}
		function assertBundleV02(e) {
			const t = [];
			t.push(...validateBundleBase(e));
			t.push(...validateInclusionProof(e));
			if (t.length > 0) {
				throw new r.ValidationError("invalid v0.2 bundle", t);
			}
		}
		function assertBundleLatest(e) {
			const t = [];
			t.push(...validateBundleBase(e));
			t.push(...validateInclusionProof(e));
			t.push(...validateNoCertificateChain(e));
			if (t.length > 0) {
				throw new r.ValidationError("invalid bundle", t);
			}
		}
		function validateBundleBase(e) {
			const t = [];
			if (e.mediaType === undefined || !e.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\+json;version=\d\.\d/) && !e.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\.v\d\.\d\+json/)) {
				t.push("mediaType");
			}
			if (e.content === undefined) {
				t.push("content");
			} else {
				switch (e.content.$case) {
					case "messageSignature":
						if (e.content.messageSignature.messageDigest === undefined) {
							t.push("content.messageSignature.messageDigest");
						} else {
							if (e.content.messageSignature.messageDigest.digest.length === 0) {
								t.push("content.messageSignature.messageDigest.digest");
							}
						}
						if (e.content.messageSignature.signature.length === 0) {
							t.push("content.messageSignature.signature");
						}
						break;
					case "dsseEnvelope":
						if (e.content.dsseEnvelope.payload.length === 0) {
							t.push("content.dsseEnvelope.payload");
						}
						if (e.content.dsseEnvelope.signatures.length !== 1) {
							t.push("content.dsseEnvelope.signatures");
						} else {
							if (e.content.dsseEnvelope.signatures[0].sig.length === 0) {
								t.push("content.dsseEnvelope.signatures[0].sig");
							}
						}
						break;
				}
			}
			if (e.verificationMaterial === undefined) {
				t.push("verificationMaterial");
			} else {
				if (e.verificationMaterial.content === undefined) {
					t.push("verificationMaterial.content");
				} else {
					switch (e.verificationMaterial.content.$case) {
						case "x509CertificateChain":
							if (e.verificationMaterial.content.x509CertificateChain.certificates.length === 0) {
								t.push("verificationMaterial.content.x509CertificateChain.certificates");
							}
							e.verificationMaterial.content.x509CertificateChain.certificates.forEach((e, n) => {
								if (e.rawBytes.length === 0) {
									t.push(`verificationMaterial.content.x509CertificateChain.certificates[${n}].rawBytes`);
								}
							});
							break;
						case "certificate":
							if (e.verificationMaterial.content.certificate.rawBytes.length === 0) {
								t.push("verificationMaterial.content.certificate.rawBytes");
							}
							break;
					}
				}
				if (e.verificationMaterial.tlogEntries === undefined) {
					t.push("verificationMaterial.tlogEntries");
				} else {
					if (e.verificationMaterial.tlogEntries.length > 0) {
						e.verificationMaterial.tlogEntries.forEach((e, n) => {
							if (e.logId === undefined) {
								t.push(`verificationMaterial.tlogEntries[${n}].logId`);
							}
							if (e.kindVersion === undefined) {
								t.push(`verificationMaterial.tlogEntries[${n}].kindVersion`);
							}
						});
					}
				}
			}
			return t;
		}
		function validateInclusionPromise(e) {
			const t = [];
			if (e.verificationMaterial && e.verificationMaterial.tlogEntries?.length > 0) {
				e.verificationMaterial.tlogEntries.forEach((e, n) => {
					if (e.inclusionPromise === undefined) {
						t.push(`verificationMaterial.tlogEntries[${n}].inclusionPromise`);
					}
				});
			}
			return t;
		}
		function validateInclusionProof(e) {
			const t = [];
			if (e.verificationMaterial && e.verificationMaterial.tlogEntries?.length > 0) {
				e.verificationMaterial.tlogEntries.forEach((e, n) => {
					if (e.inclusionProof === undefined) {
						t.push(`verificationMaterial.tlogEntries[${n}].inclusionProof`);
					} else {
						if (e.inclusionProof.checkpoint === undefined) {
							t.push(`verificationMaterial.tlogEntries[${n}].inclusionProof.checkpoint`);
						}
					}
				});
			}
			return t;
		}
		function validateNoCertificateChain(e) {
			const t = [];
			if (e.verificationMaterial?.content?.$case === "x509CertificateChain") {
				t.push("verificationMaterial.content.$case");
			}
			return t;
		}
	}),
	11121: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.ASN1TypeError = t.ASN1ParseError = void 0;
		class ASN1ParseError extends Error {}
		t.ASN1ParseError = ASN1ParseError;
		class ASN1TypeError extends Error {}
		t.ASN1TypeError = ASN1TypeError;
	}),
	86027: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.ASN1Obj = void 0;
		var r = n(50990);
		Object.defineProperty(t, "ASN1Obj", {
			enumerable: true,
			get: function() {
				return r.ASN1Obj;
			}
		});
	}),
	84243: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.decodeLength = decodeLength;
		t.encodeLength = encodeLength;
		const r = n(11121);
		function decodeLength(e) {
			const t = e.getUint8();
			if ((t & 128) === 0) {
				return t;
			}
			const n = t & 127;
			if (n > 6) {
				throw new r.ASN1ParseError("length exceeds 6 byte limit");
			}
			let i = 0;
			for (let t = 0; t < n; t++) {
				i = i * 256 + e.getUint8();
			}
			if (i === 0) {
				throw new r.ASN1ParseError("indefinite length encoding not supported");
			}
			return i;
		}
		function encodeLength(e) {
			if (e < 128) {
				return Buffer.from([e]);
			}
			let t = BigInt(e);
			const n = [];
			while (t > 0n) {
				n.unshift(Number(t & 255n));
				t = t >> 8n;
			}
			return Buffer.from([128 | n.length, ...n]);
		}
	}),
	50990: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.ASN1Obj = void 0;
		const r = n(1673);
		const i = n(11121);
		const a = n(84243);
		const o = n(81044);
		const s = n(59343);
		class ASN1Obj {
			tag;
			subs;
			value;
			constructor(e, t, n) {
				this.tag = e;
				this.value = t;
				this.subs = n;
			}
			static parseBuffer(e) {
				return parseStream(new r.ByteStream(e));
			}
			toDER() {
				const e = new r.ByteStream();
				if (this.subs.length > 0) {
					for (const t of this.subs) {
						e.appendView(t.toDER());
					}
				} else {
					e.appendView(this.value);
				}
				const t = e.buffer;
				const n = new r.ByteStream();
				n.appendChar(this.tag.toDER());
				n.appendView((0, a.encodeLength)(t.length));
				n.appendView(t);
				return n.buffer;
			}
			toBoolean() {
				if (!this.tag.isBoolean()) {
					throw new i.ASN1TypeError("not a boolean");
				}
				return (0, o.parseBoolean)(this.value);
			}
			toInteger() {
				if (!this.tag.isInteger()) {
					throw new i.ASN1TypeError("not an integer");
				}
				return (0, o.parseInteger)(this.value);
			}
			toOID() {
				if (!this.tag.isOID()) {
					throw new i.ASN1TypeError("not an OID");
				}
				return (0, o.parseOID)(this.value);
			}
			toDate() {
				switch (true) {
					case this.tag.isUTCTime(): return (0, o.parseTime)(this.value, true);
					case this.tag.isGeneralizedTime(): return (0, o.parseTime)(this.value, false);
					default: throw new i.ASN1TypeError("not a date");
				}
			}
			toBitString() {
				if (!this.tag.isBitString()) {
					throw new i.ASN1TypeError("not a bit string");
				}
				return (0, o.parseBitString)(this.value);
			}
		}
		t.ASN1Obj = ASN1Obj;
		function parseStream(e) {
			const t = new s.ASN1Tag(e.getUint8());
			const n = (0, a.decodeLength)(e);
			const r = e.slice(e.position, n);
			const i = e.position;
			let o = [];
			if (t.constructed) {
				o = collectSubs(e, n);
			} else if (t.isOctetString()) {
				try {
					o = collectSubs(e, n);
				} catch (e) {}
			}
			if (o.length === 0) {
				e.seek(i + n);
			}
			return new ASN1Obj(t, r, o);
		}
		function collectSubs(e, t) {
			const n = e.position + t;
			if (n > e.length) {
				throw new i.ASN1ParseError("invalid length");
			}
			const r = [];
			while (e.position < n) {
				r.push(parseStream(e));
			}
			if (e.position !== n) {
				throw new i.ASN1ParseError("invalid length");
			}
			return r;
		}
	}),
	81044: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.parseInteger = parseInteger;
		t.parseStringASCII = parseStringASCII;
		t.parseTime = parseTime;
		t.parseOID = parseOID;
		t.parseBoolean = parseBoolean;
		t.parseBitString = parseBitString;
		const n = /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/;
		const r = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/;
		function parseInteger(e) {
			let t = 0;
			const n = e.length;
			let r = e[t];
			const i = r > 127;
			const a = i ? 255 : 0;
			while (r == a && ++t < n) {
				r = e[t];
			}
			const o = n - t;
			if (o === 0) return BigInt(i ? -1 : 0);
			r = i ? r - 256 : r;
			let s = BigInt(r);
			for (let r = t + 1; r < n; ++r) {
				s = s * BigInt(256) + BigInt(e[r]);
			}
			return s;
		}
		function parseStringASCII(e) {
			return e.toString("ascii");
		}
		function parseTime(e, t) {
			const i = parseStringASCII(e);
			const a = t ? n.exec(i) : r.exec(i);
			if (!a) {
				throw new Error("invalid time");
			}
			if (t) {
				let e = Number(a[1]);
				e += e >= 50 ? 1900 : 2e3;
				a[1] = e.toString();
			}
			return new Date(`${a[1]}-${a[2]}-${a[3]}T${a[4]}:${a[5]}:${a[6]}Z`);
		}
		function parseOID(e) {
			let t = 0;
			const n = e.length;
			let r = e[t++];
			const i = Math.floor(r / 40);
			const a = r % 40;
			let o = `${i}.${a}`;
			let s = 0;
			for (; t < n; ++t) {
				r = e[t];
				s = (s << 7) + (r & 127);
				if ((r & 128) === 0) {
					o += `.${s}`;
					s = 0;
				}
			}
			return o;
		}
		function parseBoolean(e) {
			return e[0] !== 0;
		}
		function parseBitString(e) {
			const t = e[0];
			const n = 1;
			const r = e.length;
			const i = [];
			for (let a = n; a < r; ++a) {
				const n = e[a];
				const o = a === r - 1 ? t : 0;
				for (let e = 7; e >= o; --e) {
					i.push(n >> e & 1);
				}
			}
			return i;
		}
	}),
	59343: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.ASN1Tag = void 0;
		const r = n(11121);
		const i = {
			BOOLEAN: 1,
			INTEGER: 2,
			BIT_STRING: 3,
			OCTET_STRING: 4,
			OBJECT_IDENTIFIER: 6,
			SEQUENCE: 16,
			SET: 17,
			PRINTABLE_STRING: 19,
			UTC_TIME: 23,
			GENERALIZED_TIME: 24
		};
		const a = {
			UNIVERSAL: 0,
			APPLICATION: 1,
			CONTEXT_SPECIFIC: 2,
			PRIVATE: 3
		};
		class ASN1Tag {
			number;
			constructed;
			class;
			constructor(e) {
				this.number = e & 31;
				this.constructed = (e & 32) === 32;
				this.class = e >> 6;
				if (this.number === 31) {
					throw new r.ASN1ParseError("long form tags not supported");
				}
				if (this.class === a.UNIVERSAL && this.number === 0) {
					throw new r.ASN1ParseError("unsupported tag 0x00");
				}
			}
			isUniversal() {
				return this.class === a.UNIVERSAL;
			}
			isContextSpecific(e) {
				const t = this.class === a.CONTEXT_SPECIFIC;
				return e !== undefined ? t && this.number === e : t;
			}
			isBoolean() {
				return this.isUniversal() && this.number === i.BOOLEAN;
			}
			isInteger() {
				return this.isUniversal() && this.number === i.INTEGER;
			}
			isBitString() {
				return this.isUniversal() && this.number === i.BIT_STRING;
			}
			isOctetString() {
				return this.isUniversal() && this.number === i.OCTET_STRING;
			}
			isOID() {
				return this.isUniversal() && this.number === i.OBJECT_IDENTIFIER;
			}
			isUTCTime() {
				return this.isUniversal() && this.number === i.UTC_TIME;
			}
			isGeneralizedTime() {
				return this.isUniversal() && this.number === i.GENERALIZED_TIME;
			}
			toDER() {
				return this.number | (this.constructed ? 32 : 0) | this.class << 6;
			}
		}
		t.ASN1Tag = ASN1Tag;
	}),
	69368: (function(e, t, n) {
		var r = this && this.__importDefault || function(e) {
			return e && e.__esModule ? e : { "default": e };
		};
		Object.defineProperty(t, "__esModule", { value: true });
		t.createPublicKey = createPublicKey;
		t.digest = digest;
		t.verify = verify;
		t.bufferEqual = bufferEqual;
		const i = r(n(76982));
		function createPublicKey(e, t = "spki") {
			if (typeof e === "string") {
				if (e.startsWith("-----")) {
					return i.default.createPublicKey(e);
				} else {
					return i.default.createPublicKey({
						key: Buffer.from(e, "base64"),
						format: "der",
						type: t
					});
				}
			} else {
				return i.default.createPublicKey({
					key: e,
					format: "der",
					type: t
				});
			}
		}
		function digest(e, ...t) {
			const n = i.default.createHash(e);
			for (const e of t) {
				n.update(e);
			}
			return n.digest();
		}
		function verify(e, t, n, r) {
			try {
				return i.default.verify(r, e, t, n);
			} catch (e) {
				return false;
			}
		}
		function bufferEqual(e, t) {
			try {
				return i.default.timingSafeEqual(e, t);
			} catch {
				return false;
			}
		}
	}),
	49032: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.preAuthEncoding = preAuthEncoding;
		const n = "DSSEv1";
		function preAuthEncoding(e, t) {
			const r = Buffer.from(e, "utf-8");
			return Buffer.concat([
				Buffer.from(`${n} ${r.length} `, "ascii"),
				r,
				Buffer.from(` ${t.length} `, "ascii"),
				t
			]);
		}
	}),
	52788: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.base64Encode = base64Encode;
		t.base64Decode = base64Decode;
		const n = "base64";
		const r = "utf-8";
		function base64Encode(e) {
			return Buffer.from(e, r).toString(n);
		}
		function base64Decode(e) {
			return Buffer.from(e, n).toString(r);
		}
	}),
	83917: (function(e, t, n) {
		var r = this && this.__createBinding || (Object.create ? (function(e, t, n, r) {
			if (r === undefined) r = n;
			var i = Object.getOwnPropertyDescriptor(t, n);
			if (!i || ("get" in i ? !t.__esModule : i.writable || i.configurable)) {
				i = {
					enumerable: true,
					get: function() {
						return t[n];
					}
				};
			}
			Object.defineProperty(e, r, i);
		}) : (function(e, t, n, r) {
			if (r === undefined) r = n;
			e[r] = t[n];
		}));
		var i = this && this.__setModuleDefault || (Object.create ? (function(e, t) {
			Object.defineProperty(e, "default", {
				enumerable: true,
				value: t
			});
		}) : function(e, t) {
			e["default"] = t;
		});
		var a = this && this.__importStar || (function() {
			var ownKeys = function(e) {
				ownKeys = Object.getOwnPropertyNames || function(e) {
					var t = [];
					for (var n in e) if (Object.prototype.hasOwnProperty.call(e, n)) t[t.length] = n;
					return t;
				};
				return ownKeys(e);
			};
			return function(e) {
				if (e && e.__esModule) return e;
				var t = {};
				if (e != null) {
					for (var n = ownKeys(e), a = 0; a < n.length; a++) if (n[a] !== "default") r(t, e, n[a]);
				}
				i(t, e);
				return t;
			};
		})();
		Object.defineProperty(t, "__esModule", { value: true });
		t.X509SCTExtension = t.X509Certificate = t.EXTENSION_OID_SCT = t.ByteStream = t.RFC3161Timestamp = t.pem = t.json = t.encoding = t.dsse = t.crypto = t.ASN1Obj = void 0;
		var o = n(86027);
		Object.defineProperty(t, "ASN1Obj", {
			enumerable: true,
			get: function() {
				return o.ASN1Obj;
			}
		});
		t.crypto = a(n(69368));
		t.dsse = a(n(49032));
		t.encoding = a(n(52788));
		t.json = a(n(13327));
		t.pem = a(n(1055));
		var s = n(20994);
		Object.defineProperty(t, "RFC3161Timestamp", {
			enumerable: true,
			get: function() {
				return s.RFC3161Timestamp;
			}
		});
		var c = n(1673);
		Object.defineProperty(t, "ByteStream", {
			enumerable: true,
			get: function() {
				return c.ByteStream;
			}
		});
		var l = n(49358);
		Object.defineProperty(t, "EXTENSION_OID_SCT", {
			enumerable: true,
			get: function() {
				return l.EXTENSION_OID_SCT;
			}
		});
		Object.defineProperty(t, "X509Certificate", {
			enumerable: true,
			get: function() {
				return l.X509Certificate;
			}
		});
		Object.defineProperty(t, "X509SCTExtension", {
			enumerable: true,
			get: function() {
				return l.X509SCTExtension;
			}
		});
	}),
	13327: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.canonicalize = canonicalize;
		function canonicalize(e) {
			let t = "";
			if (e === null || typeof e !== "object" || e.toJSON != null) {
				t += JSON.stringify(e);
			} else if (Array.isArray(e)) {
				t += "[";
				let n = true;
				e.forEach((e) => {
					if (!n) {
						t += ",";
					}
					n = false;
					t += canonicalize(e);
				});
				t += "]";
			} else {
				t += "{";
				let n = true;
				Object.keys(e).sort().forEach((r) => {
					if (!n) {
						t += ",";
					}
					n = false;
					t += JSON.stringify(r);
					t += ":";
					t += canonicalize(e[r]);
				});
				t += "}";
			}
			return t;
		}
	}),
	91817: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.SHA2_HASH_ALGOS = t.RSA_SIGNATURE_ALGOS = t.ECDSA_SIGNATURE_ALGOS = void 0;
		t.ECDSA_SIGNATURE_ALGOS = {
			"1.2.840.10045.4.3.1": "sha224",
			"1.2.840.10045.4.3.2": "sha256",
			"1.2.840.10045.4.3.3": "sha384",
			"1.2.840.10045.4.3.4": "sha512"
		};
		t.RSA_SIGNATURE_ALGOS = {
			"1.2.840.113549.1.1.14": "sha224",
			"1.2.840.113549.1.1.11": "sha256",
			"1.2.840.113549.1.1.12": "sha384",
			"1.2.840.113549.1.1.13": "sha512"
		};
		t.SHA2_HASH_ALGOS = {
			"2.16.840.1.101.3.4.2.1": "sha256",
			"2.16.840.1.101.3.4.2.2": "sha384",
			"2.16.840.1.101.3.4.2.3": "sha512"
		};
	}),
	1055: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.toDER = toDER;
		t.fromDER = fromDER;
		const n = /-----BEGIN (.*)-----/;
		const r = /-----END (.*)-----/;
		function toDER(e) {
			let t = "";
			e.split("\n").forEach((e) => {
				if (e.match(n) || e.match(r)) {
					return;
				}
				t += e;
			});
			return Buffer.from(t, "base64");
		}
		function fromDER(e, t = "CERTIFICATE") {
			const n = e.toString("base64");
			const r = n.match(/.{1,64}/g) || "";
			return [
				`-----BEGIN ${t}-----`,
				...r,
				`-----END ${t}-----`
			].join("\n").concat("\n");
		}
	}),
	97512: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.RFC3161TimestampVerificationError = void 0;
		class RFC3161TimestampVerificationError extends Error {}
		t.RFC3161TimestampVerificationError = RFC3161TimestampVerificationError;
	}),
	20994: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.RFC3161Timestamp = void 0;
		var r = n(92714);
		Object.defineProperty(t, "RFC3161Timestamp", {
			enumerable: true,
			get: function() {
				return r.RFC3161Timestamp;
			}
		});
	}),
	92714: (function(e, t, n) {
		var r = this && this.__createBinding || (Object.create ? (function(e, t, n, r) {
			if (r === undefined) r = n;
			var i = Object.getOwnPropertyDescriptor(t, n);
			if (!i || ("get" in i ? !t.__esModule : i.writable || i.configurable)) {
				i = {
					enumerable: true,
					get: function() {
						return t[n];
					}
				};
			}
			Object.defineProperty(e, r, i);
		}) : (function(e, t, n, r) {
			if (r === undefined) r = n;
			e[r] = t[n];
		}));
		var i = this && this.__setModuleDefault || (Object.create ? (function(e, t) {
			Object.defineProperty(e, "default", {
				enumerable: true,
				value: t
			});
		}) : function(e, t) {
			e["default"] = t;
		});
		var a = this && this.__importStar || (function() {
			var ownKeys = function(e) {
				ownKeys = Object.getOwnPropertyNames || function(e) {
					var t = [];
					for (var n in e) if (Object.prototype.hasOwnProperty.call(e, n)) t[t.length] = n;
					return t;
				};
				return ownKeys(e);
			};
			return function(e) {
				if (e && e.__esModule) return e;
				var t = {};
				if (e != null) {
					for (var n = ownKeys(e), a = 0; a < n.length; a++) if (n[a] !== "default") r(t, e, n[a]);
				}
				i(t, e);
				return t;
			};
		})();
		Object.defineProperty(t, "__esModule", { value: true });
		t.RFC3161Timestamp = void 0;
		const o = n(86027);
		const s = a(n(69368));
		const c = n(91817);
		const l = n(97512);
		const u = n(62925);
		const d = "1.2.840.113549.1.7.2";
		const f = "1.2.840.113549.1.9.16.1.4";
		const p = "1.2.840.113549.1.9.4";
		class RFC3161Timestamp {
			root;
			constructor(e) {
				this.root = e;
			}
			static parse(e) {
				const t = o.ASN1Obj.parseBuffer(e);
				return new RFC3161Timestamp(t);
			}
			get status() {
				return this.pkiStatusInfoObj.subs[0].toInteger();
			}
			get contentType() {
				return this.contentTypeObj.toOID();
			}
			get eContentType() {
				return this.eContentTypeObj.toOID();
			}
			get signingTime() {
				return this.tstInfo.genTime;
			}
			get signerIssuer() {
				return this.signerSidObj.subs[0].value;
			}
			get signerSerialNumber() {
				return this.signerSidObj.subs[1].value;
			}
			get signerDigestAlgorithm() {
				const e = this.signerDigestAlgorithmObj.subs[0].toOID();
				return c.SHA2_HASH_ALGOS[e];
			}
			get signatureAlgorithm() {
				const e = this.signatureAlgorithmObj.subs[0].toOID();
				return c.ECDSA_SIGNATURE_ALGOS[e];
			}
			get signatureValue() {
				return this.signatureValueObj.value;
			}
			get tstInfo() {
				return new u.TSTInfo(this.eContentObj.subs[0].subs[0]);
			}
			verify(e, t) {
				if (!this.timeStampTokenObj) {
					throw new l.RFC3161TimestampVerificationError("timeStampToken is missing");
				}
				if (this.contentType !== d) {
					throw new l.RFC3161TimestampVerificationError(`incorrect content type: ${this.contentType}`);
				}
				if (this.eContentType !== f) {
					throw new l.RFC3161TimestampVerificationError(`incorrect encapsulated content type: ${this.eContentType}`);
				}
				this.tstInfo.verify(e);
				this.verifyMessageDigest();
				this.verifySignature(t);
			}
			verifyMessageDigest() {
				const e = s.digest(this.signerDigestAlgorithm, this.tstInfo.raw);
				const t = this.messageDigestAttributeObj.subs[1].subs[0].value;
				if (!s.bufferEqual(e, t)) {
					throw new l.RFC3161TimestampVerificationError("signed data does not match tstInfo");
				}
			}
			verifySignature(e) {
				const t = this.signedAttrsObj.toDER();
				t[0] = 49;
				const n = s.verify(t, e, this.signatureValue, this.signatureAlgorithm);
				if (!n) {
					throw new l.RFC3161TimestampVerificationError("signature verification failed");
				}
			}
			get pkiStatusInfoObj() {
				return this.root.subs[0];
			}
			get timeStampTokenObj() {
				return this.root.subs[1];
			}
			get contentTypeObj() {
				return this.timeStampTokenObj.subs[0];
			}
			get signedDataObj() {
				const e = this.timeStampTokenObj.subs.find((e) => e.tag.isContextSpecific(0));
				return e.subs[0];
			}
			get encapContentInfoObj() {
				return this.signedDataObj.subs[2];
			}
			get signerInfosObj() {
				const e = this.signedDataObj;
				return e.subs[e.subs.length - 1];
			}
			get signerInfoObj() {
				return this.signerInfosObj.subs[0];
			}
			get eContentTypeObj() {
				return this.encapContentInfoObj.subs[0];
			}
			get eContentObj() {
				return this.encapContentInfoObj.subs[1];
			}
			get signedAttrsObj() {
				const e = this.signerInfoObj.subs.find((e) => e.tag.isContextSpecific(0));
				return e;
			}
			get messageDigestAttributeObj() {
				const e = this.signedAttrsObj.subs.find((e) => e.subs[0].tag.isOID() && e.subs[0].toOID() === p);
				return e;
			}
			get signerSidObj() {
				return this.signerInfoObj.subs[1];
			}
			get signerDigestAlgorithmObj() {
				return this.signerInfoObj.subs[2];
			}
			get signatureAlgorithmObj() {
				return this.signerInfoObj.subs[4];
			}
			get signatureValueObj() {
				return this.signerInfoObj.subs[5];
			}
		}
		t.RFC3161Timestamp = RFC3161Timestamp;
	}),
	62925: (function(e, t, n) {
		var r = this && this.__createBinding || (Object.create ? (function(e, t, n, r) {
			if (r === undefined) r = n;
			var i = Object.getOwnPropertyDescriptor(t, n);
			if (!i || ("get" in i ? !t.__esModule : i.writable || i.configurable)) {
				i = {
					enumerable: true,
					get: function() {
						return t[n];
					}
				};
			}
			Object.defineProperty(e, r, i);
		}) : (function(e, t, n, r) {
			if (r === undefined) r = n;
			e[r] = t[n];
		}));
		var i = this && this.__setModuleDefault || (Object.create ? (function(e, t) {
			Object.defineProperty(e, "default", {
				enumerable: true,
				value: t
			});
		}) : function(e, t) {
			e["default"] = t;
		});
		var a = this && this.__importStar || (function() {
			var ownKeys = function(e) {
				ownKeys = Object.getOwnPropertyNames || function(e) {
					var t = [];
					for (var n in e) if (Object.prototype.hasOwnProperty.call(e, n)) t[t.length] = n;
					return t;
				};
				return ownKeys(e);
			};
			return function(e) {
				if (e && e.__esModule) return e;
				var t = {};
				if (e != null) {
					for (var n = ownKeys(e), a = 0; a < n.length; a++) if (n[a] !== "default") r(t, e, n[a]);
				}
				i(t, e);
				return t;
			};
		})();
		Object.defineProperty(t, "__esModule", { value: true });
		t.TSTInfo = void 0;
		const o = a(n(69368));
		const s = n(91817);
		const c = n(97512);
		class TSTInfo {
			root;
			constructor(e) {
				this.root = e;
			}
			get version() {
				return this.root.subs[0].toInteger();
			}
			get genTime() {
				return this.root.subs[4].toDate();
			}
			get messageImprintHashAlgorithm() {
				const e = this.messageImprintObj.subs[0].subs[0].toOID();
				return s.SHA2_HASH_ALGOS[e];
			}
			get messageImprintHashedMessage() {
				return this.messageImprintObj.subs[1].value;
			}
			get raw() {
				return this.root.toDER();
			}
			verify(e) {
				const t = o.digest(this.messageImprintHashAlgorithm, e);
				if (!o.bufferEqual(t, this.messageImprintHashedMessage)) {
					throw new c.RFC3161TimestampVerificationError("message imprint does not match artifact");
				}
			}
			get messageImprintObj() {
				return this.root.subs[2];
			}
		}
		t.TSTInfo = TSTInfo;
	}),
	1673: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.ByteStream = void 0;
		class StreamError extends Error {}
		class ByteStream {
			static BLOCK_SIZE = 1024;
			buf;
			view;
			start = 0;
			constructor(e) {
				if (e) {
					this.buf = e;
					this.view = Buffer.from(e);
				} else {
					this.buf = Buffer.alloc(0);
					this.view = Buffer.from(this.buf);
				}
			}
			get buffer() {
				return this.view.subarray(0, this.start);
			}
			get length() {
				return this.view.byteLength;
			}
			get position() {
				return this.start;
			}
			seek(e) {
				this.start = e;
			}
			slice(e, t) {
				const n = e + t;
				if (n > this.length) {
					throw new StreamError("request past end of buffer");
				}
				return this.view.subarray(e, n);
			}
			appendChar(e) {
				this.ensureCapacity(1);
				this.view[this.start] = e;
				this.start += 1;
			}
			appendUint16(e) {
				this.ensureCapacity(2);
				const t = new Uint16Array([e]);
				const n = new Uint8Array(t.buffer);
				this.view[this.start] = n[1];
				this.view[this.start + 1] = n[0];
				this.start += 2;
			}
			appendUint24(e) {
				this.ensureCapacity(3);
				const t = new Uint32Array([e]);
				const n = new Uint8Array(t.buffer);
				this.view[this.start] = n[2];
				this.view[this.start + 1] = n[1];
				this.view[this.start + 2] = n[0];
				this.start += 3;
			}
			appendView(e) {
				this.ensureCapacity(e.length);
				this.view.set(e, this.start);
				this.start += e.length;
			}
			getBlock(e) {
				if (e <= 0) {
					return Buffer.alloc(0);
				}
				if (this.start + e > this.view.length) {
					throw new Error("request past end of buffer");
				}
				const t = this.view.subarray(this.start, this.start + e);
				this.start += e;
				return t;
			}
			getUint8() {
				return this.getBlock(1)[0];
			}
			getUint16() {
				const e = this.getBlock(2);
				return e[0] << 8 | e[1];
			}
			ensureCapacity(e) {
				if (this.start + e > this.view.byteLength) {
					const t = ByteStream.BLOCK_SIZE + (e > ByteStream.BLOCK_SIZE ? e : 0);
					this.realloc(this.view.byteLength + t);
				}
			}
			realloc(e) {
				const t = Buffer.alloc(e);
				const n = Buffer.from(t);
				n.set(this.view);
				this.buf = t;
				this.view = n;
			}
		}
		t.ByteStream = ByteStream;
	}),
	83566: (function(e, t, n) {
		var r = this && this.__createBinding || (Object.create ? (function(e, t, n, r) {
			if (r === undefined) r = n;
			var i = Object.getOwnPropertyDescriptor(t, n);
			if (!i || ("get" in i ? !t.__esModule : i.writable || i.configurable)) {
				i = {
					enumerable: true,
					get: function() {
						return t[n];
					}
				};
			}
			Object.defineProperty(e, r, i);
		}) : (function(e, t, n, r) {
			if (r === undefined) r = n;
			e[r] = t[n];
		}));
		var i = this && this.__setModuleDefault || (Object.create ? (function(e, t) {
			Object.defineProperty(e, "default", {
				enumerable: true,
				value: t
			});
		}) : function(e, t) {
			e["default"] = t;
		});
		var a = this && this.__importStar || (function() {
			var ownKeys = function(e) {
				ownKeys = Object.getOwnPropertyNames || function(e) {
					var t = [];
					for (var n in e) if (Object.prototype.hasOwnProperty.call(e, n)) t[t.length] = n;
					return t;
				};
				return ownKeys(e);
			};
			return function(e) {
				if (e && e.__esModule) return e;
				var t = {};
				if (e != null) {
					for (var n = ownKeys(e), a = 0; a < n.length; a++) if (n[a] !== "default") r(t, e, n[a]);
				}
				i(t, e);
				return t;
			};
		})();
		Object.defineProperty(t, "__esModule", { value: true });
		t.X509Certificate = t.EXTENSION_OID_SCT = void 0;
		const o = n(86027);
		const s = a(n(69368));
		const c = n(91817);
		const l = a(n(1055));
		const u = n(96389);
		const d = "2.5.29.14";
		const f = "2.5.29.15";
		const p = "2.5.29.17";
		const m = "2.5.29.19";
		const h = "2.5.29.35";
		t.EXTENSION_OID_SCT = "1.3.6.1.4.1.11129.2.4.2";
		class X509Certificate {
			root;
			constructor(e) {
				this.root = e;
			}
			static parse(e) {
				const t = typeof e === "string" ? l.toDER(e) : e;
				const n = o.ASN1Obj.parseBuffer(t);
				return new X509Certificate(n);
			}
			get tbsCertificate() {
				return this.tbsCertificateObj;
			}
			get version() {
				const e = this.versionObj.subs[0].toInteger();
				return `v${(e + BigInt(1)).toString()}`;
			}
			get serialNumber() {
				return this.serialNumberObj.value;
			}
			get notBefore() {
				return this.validityObj.subs[0].toDate();
			}
			get notAfter() {
				return this.validityObj.subs[1].toDate();
			}
			get issuer() {
				return this.issuerObj.value;
			}
			get subject() {
				return this.subjectObj.value;
			}
			get publicKey() {
				return this.subjectPublicKeyInfoObj.toDER();
			}
			get signatureAlgorithm() {
				const e = this.signatureAlgorithmObj.subs[0].toOID();
				if (c.RSA_SIGNATURE_ALGOS[e]) {
					return c.RSA_SIGNATURE_ALGOS[e];
				}
				return c.ECDSA_SIGNATURE_ALGOS[e];
			}
			get signatureValue() {
				return this.signatureValueObj.value.subarray(1);
			}
			get subjectAltName() {
				const e = this.extSubjectAltName;
				return e?.uri || e?.rfc822Name;
			}
			get extensions() {
				const e = this.extensionsObj?.subs[0];
				return e?.subs || [];
			}
			get extKeyUsage() {
				const e = this.findExtension(f);
				return e ? new u.X509KeyUsageExtension(e) : undefined;
			}
			get extBasicConstraints() {
				const e = this.findExtension(m);
				return e ? new u.X509BasicConstraintsExtension(e) : undefined;
			}
			get extSubjectAltName() {
				const e = this.findExtension(p);
				return e ? new u.X509SubjectAlternativeNameExtension(e) : undefined;
			}
			get extAuthorityKeyID() {
				const e = this.findExtension(h);
				return e ? new u.X509AuthorityKeyIDExtension(e) : undefined;
			}
			get extSubjectKeyID() {
				const e = this.findExtension(d);
				return e ? new u.X509SubjectKeyIDExtension(e) : undefined;
			}
			get extSCT() {
				const e = this.findExtension(t.EXTENSION_OID_SCT);
				return e ? new u.X509SCTExtension(e) : undefined;
			}
			get isCA() {
				const e = this.extBasicConstraints?.isCA || false;
				if (this.extKeyUsage) {
					return e && this.extKeyUsage.keyCertSign;
				}
				return e;
			}
			extension(e) {
				const t = this.findExtension(e);
				return t ? new u.X509Extension(t) : undefined;
			}
			verify(e) {
				const t = e?.publicKey || this.publicKey;
				const n = s.createPublicKey(t);
				return s.verify(this.tbsCertificate.toDER(), n, this.signatureValue, this.signatureAlgorithm);
			}
			validForDate(e) {
				return this.notBefore <= e && e <= this.notAfter;
			}
			equals(e) {
				return this.root.toDER().equals(e.root.toDER());
			}
			clone() {
				const e = this.root.toDER();
				const t = Buffer.alloc(e.length);
				e.copy(t);
				return X509Certificate.parse(t);
			}
			findExtension(e) {
				return this.extensions.find((t) => t.subs[0].toOID() === e);
			}
			get tbsCertificateObj() {
				return this.root.subs[0];
			}
			get signatureAlgorithmObj() {
				return this.root.subs[1];
			}
			get signatureValueObj() {
				return this.root.subs[2];
			}
			get versionObj() {
				return this.tbsCertificateObj.subs[0];
			}
			get serialNumberObj() {
				return this.tbsCertificateObj.subs[1];
			}
			get issuerObj() {
				return this.tbsCertificateObj.subs[3];
			}
			get validityObj() {
				return this.tbsCertificateObj.subs[4];
			}
			get subjectObj() {
				return this.tbsCertificateObj.subs[5];
			}
			get subjectPublicKeyInfoObj() {
				return this.tbsCertificateObj.subs[6];
			}
			get extensionsObj() {
				return this.tbsCertificateObj.subs.find((e) => e.tag.isContextSpecific(3));
			}
		}
		t.X509Certificate = X509Certificate;
	}),
	96389: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.X509SCTExtension = t.X509SubjectKeyIDExtension = t.X509AuthorityKeyIDExtension = t.X509SubjectAlternativeNameExtension = t.X509KeyUsageExtension = t.X509BasicConstraintsExtension = t.X509Extension = void 0;
		const r = n(1673);
		const i = n(6144);
		class X509Extension {
			root;
			constructor(e) {
				this.root = e;
			}
			get oid() {
				return this.root.subs[0].toOID();
			}
			get critical() {
				return this.root.subs.length === 3 ? this.root.subs[1].toBoolean() : false;
			}
			get value() {
				return this.extnValueObj.value;
			}
			get valueObj() {
				return this.extnValueObj;
			}
			get extnValueObj() {
				return this.root.subs[this.root.subs.length - 1];
			}
		}
		t.X509Extension = X509Extension;
		class X509BasicConstraintsExtension extends X509Extension {
			get isCA() {
				return this.sequence.subs[0]?.toBoolean() ?? false;
			}
			get pathLenConstraint() {
				return this.sequence.subs.length > 1 ? this.sequence.subs[1].toInteger() : undefined;
			}
			get sequence() {
				return this.extnValueObj.subs[0];
			}
		}
		t.X509BasicConstraintsExtension = X509BasicConstraintsExtension;
		class X509KeyUsageExtension extends X509Extension {
			get digitalSignature() {
				return this.bitString[0] === 1;
			}
			get keyCertSign() {
				return this.bitString[5] === 1;
			}
			get crlSign() {
				return this.bitString[6] === 1;
			}
			get bitString() {
				return this.extnValueObj.subs[0].toBitString();
			}
		}
		t.X509KeyUsageExtension = X509KeyUsageExtension;
		class X509SubjectAlternativeNameExtension extends X509Extension {
			get rfc822Name() {
				return this.findGeneralName(1)?.value.toString("ascii");
			}
			get uri() {
				return this.findGeneralName(6)?.value.toString("ascii");
			}
			otherName(e) {
				const t = this.findGeneralName(0);
				if (t === undefined) {
					return undefined;
				}
				const n = t.subs[0].toOID();
				if (n !== e) {
					return undefined;
				}
				const r = t.subs[1];
				return r.subs[0].value.toString("ascii");
			}
			findGeneralName(e) {
				return this.generalNames.find((t) => t.tag.isContextSpecific(e));
			}
			get generalNames() {
				return this.extnValueObj.subs[0].subs;
			}
		}
		t.X509SubjectAlternativeNameExtension = X509SubjectAlternativeNameExtension;
		class X509AuthorityKeyIDExtension extends X509Extension {
			get keyIdentifier() {
				return this.findSequenceMember(0)?.value;
			}
			findSequenceMember(e) {
				return this.sequence.subs.find((t) => t.tag.isContextSpecific(e));
			}
			get sequence() {
				return this.extnValueObj.subs[0];
			}
		}
		t.X509AuthorityKeyIDExtension = X509AuthorityKeyIDExtension;
		class X509SubjectKeyIDExtension extends X509Extension {
			get keyIdentifier() {
				return this.extnValueObj.subs[0].value;
			}
		}
		t.X509SubjectKeyIDExtension = X509SubjectKeyIDExtension;
		class X509SCTExtension extends X509Extension {
			constructor(e) {
				super(e);
			}
			get signedCertificateTimestamps() {
				const e = this.extnValueObj.subs[0].value;
				const t = new r.ByteStream(e);
				const n = t.getUint16() + 2;
				const a = [];
				while (t.position < n) {
					const e = t.getUint16();
					const n = t.getBlock(e);
					a.push(i.SignedCertificateTimestamp.parse(n));
				}
				if (t.position !== n) {
					throw new Error("SCT list length does not match actual length");
				}
				return a;
			}
		}
		t.X509SCTExtension = X509SCTExtension;
	}),
	49358: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.X509SCTExtension = t.X509Certificate = t.EXTENSION_OID_SCT = void 0;
		var r = n(83566);
		Object.defineProperty(t, "EXTENSION_OID_SCT", {
			enumerable: true,
			get: function() {
				return r.EXTENSION_OID_SCT;
			}
		});
		Object.defineProperty(t, "X509Certificate", {
			enumerable: true,
			get: function() {
				return r.X509Certificate;
			}
		});
		var i = n(96389);
		Object.defineProperty(t, "X509SCTExtension", {
			enumerable: true,
			get: function() {
				return i.X509SCTExtension;
			}
		});
	}),
	6144: (function(e, t, n) {
		var r = this && this.__createBinding || (Object.create ? (function(e, t, n, r) {
			if (r === undefined) r = n;
			var i = Object.getOwnPropertyDescriptor(t, n);
			if (!i || ("get" in i ? !t.__esModule : i.writable || i.configurable)) {
				i = {
					enumerable: true,
					get: function() {
						return t[n];
					}
				};
			}
			Object.defineProperty(e, r, i);
		}) : (function(e, t, n, r) {
			if (r === undefined) r = n;
			e[r] = t[n];
		}));
		var i = this && this.__setModuleDefault || (Object.create ? (function(e, t) {
			Object.defineProperty(e, "default", {
				enumerable: true,
				value: t
			});
		}) : function(e, t) {
			e["default"] = t;
		});
		var a = this && this.__importStar || (function() {
			var ownKeys = function(e) {
				ownKeys = Object.getOwnPropertyNames || function(e) {
					var t = [];
					for (var n in e) if (Object.prototype.hasOwnProperty.call(e, n)) t[t.length] = n;
					return t;
				};
				return ownKeys(e);
			};
			return function(e) {
				if (e && e.__esModule) return e;
				var t = {};
				if (e != null) {
					for (var n = ownKeys(e), a = 0; a < n.length; a++) if (n[a] !== "default") r(t, e, n[a]);
				}
				i(t, e);
				return t;
			};
		})();
		Object.defineProperty(t, "__esModule", { value: true });
		t.SignedCertificateTimestamp = void 0;
		const o = a(n(69368));
		const s = n(1673);
		class SignedCertificateTimestamp {
			version;
			logID;
			timestamp;
			extensions;
			hashAlgorithm;
			signatureAlgorithm;
			signature;
			constructor(e) {
				this.version = e.version;
				this.logID = e.logID;
				this.timestamp = e.timestamp;
				this.extensions = e.extensions;
				this.hashAlgorithm = e.hashAlgorithm;
				this.signatureAlgorithm = e.signatureAlgorithm;
				this.signature = e.signature;
			}
			get datetime() {
				return new Date(Number(this.timestamp.readBigInt64BE()));
			}
			get algorithm() {
				switch (this.hashAlgorithm) {
					case 0: return "none";
					case 1: return "md5";
					case 2: return "sha1";
					case 3: return "sha224";
					case 4: return "sha256";
					case 5: return "sha384";
					case 6: return "sha512";
					default: return "unknown";
				}
			}
			verify(e, t) {
				const n = new s.ByteStream();
				n.appendChar(this.version);
				n.appendChar(0);
				n.appendView(this.timestamp);
				n.appendUint16(1);
				n.appendView(e);
				n.appendUint16(this.extensions.byteLength);
				if (this.extensions.byteLength > 0) {
					n.appendView(this.extensions);
				}
				return o.verify(n.buffer, t, this.signature, this.algorithm);
			}
			static parse(e) {
				const t = new s.ByteStream(e);
				const n = t.getUint8();
				const r = t.getBlock(32);
				const i = t.getBlock(8);
				const a = t.getUint16();
				const o = t.getBlock(a);
				const c = t.getUint8();
				const l = t.getUint8();
				const u = t.getUint16();
				const d = t.getBlock(u);
				if (t.position !== e.length) {
					throw new Error("SCT buffer length mismatch");
				}
				return new SignedCertificateTimestamp({
					version: n,
					logID: r,
					timestamp: i,
					extensions: o,
					hashAlgorithm: c,
					signatureAlgorithm: l,
					signature: d
				});
			}
		}
		t.SignedCertificateTimestamp = SignedCertificateTimestamp;
	}),
	47030: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.Signature = t.Envelope = void 0;
		t.Envelope = {
			fromJSON(e) {
				return {
					payload: isSet(e.payload) ? Buffer.from(bytesFromBase64(e.payload)) : Buffer.alloc(0),
					payloadType: isSet(e.payloadType) ? globalThis.String(e.payloadType) : "",
					signatures: globalThis.Array.isArray(e?.signatures) ? e.signatures.map((e) => t.Signature.fromJSON(e)) : []
				};
			},
			toJSON(e) {
				const n = {};
				if (e.payload.length !== 0) {
					n.payload = base64FromBytes(e.payload);
				}
				if (e.payloadType !== "") {
					n.payloadType = e.payloadType;
				}
				if (e.signatures?.length) {
					n.signatures = e.signatures.map((e) => t.Signature.toJSON(e));
				}
				return n;
			}
		};
		t.Signature = {
			fromJSON(e) {
				return {
					sig: isSet(e.sig) ? Buffer.from(bytesFromBase64(e.sig)) : Buffer.alloc(0),
					keyid: isSet(e.keyid) ? globalThis.String(e.keyid) : ""
				};
			},
			toJSON(e) {
				const t = {};
				if (e.sig.length !== 0) {
					t.sig = base64FromBytes(e.sig);
				}
				if (e.keyid !== "") {
					t.keyid = e.keyid;
				}
				return t;
			}
		};
		function bytesFromBase64(e) {
			return Uint8Array.from(globalThis.Buffer.from(e, "base64"));
		}
		function base64FromBytes(e) {
			return globalThis.Buffer.from(e).toString("base64");
		}
		function isSet(e) {
			return e !== null && e !== undefined;
		}
	}),
	45e3: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.Timestamp = void 0;
		t.Timestamp = {
			fromJSON(e) {
				return {
					seconds: isSet(e.seconds) ? globalThis.String(e.seconds) : "0",
					nanos: isSet(e.nanos) ? globalThis.Number(e.nanos) : 0
				};
			},
			toJSON(e) {
				const t = {};
				if (e.seconds !== "0") {
					t.seconds = e.seconds;
				}
				if (e.nanos !== 0) {
					t.nanos = Math.round(e.nanos);
				}
				return t;
			}
		};
		function isSet(e) {
			return e !== null && e !== undefined;
		}
	}),
	36764: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.DSSELogEntryV002 = t.DSSERequestV002 = void 0;
		const r = n(47030);
		const i = n(5334);
		const a = n(7543);
		t.DSSERequestV002 = {
			fromJSON(e) {
				return {
					envelope: isSet(e.envelope) ? r.Envelope.fromJSON(e.envelope) : undefined,
					verifiers: globalThis.Array.isArray(e?.verifiers) ? e.verifiers.map((e) => a.Verifier.fromJSON(e)) : []
				};
			},
			toJSON(e) {
				const t = {};
				if (e.envelope !== undefined) {
					t.envelope = r.Envelope.toJSON(e.envelope);
				}
				if (e.verifiers?.length) {
					t.verifiers = e.verifiers.map((e) => a.Verifier.toJSON(e));
				}
				return t;
			}
		};
		t.DSSELogEntryV002 = {
			fromJSON(e) {
				return {
					payloadHash: isSet(e.payloadHash) ? i.HashOutput.fromJSON(e.payloadHash) : undefined,
					signatures: globalThis.Array.isArray(e?.signatures) ? e.signatures.map((e) => a.Signature.fromJSON(e)) : []
				};
			},
			toJSON(e) {
				const t = {};
				if (e.payloadHash !== undefined) {
					t.payloadHash = i.HashOutput.toJSON(e.payloadHash);
				}
				if (e.signatures?.length) {
					t.signatures = e.signatures.map((e) => a.Signature.toJSON(e));
				}
				return t;
			}
		};
		function isSet(e) {
			return e !== null && e !== undefined;
		}
	}),
	381: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.CreateEntryRequest = t.Spec = t.Entry = void 0;
		const r = n(36764);
		const i = n(4969);
		t.Entry = {
			fromJSON(e) {
				return {
					kind: isSet(e.kind) ? globalThis.String(e.kind) : "",
					apiVersion: isSet(e.apiVersion) ? globalThis.String(e.apiVersion) : "",
					spec: isSet(e.spec) ? t.Spec.fromJSON(e.spec) : undefined
				};
			},
			toJSON(e) {
				const n = {};
				if (e.kind !== "") {
					n.kind = e.kind;
				}
				if (e.apiVersion !== "") {
					n.apiVersion = e.apiVersion;
				}
				if (e.spec !== undefined) {
					n.spec = t.Spec.toJSON(e.spec);
				}
				return n;
			}
		};
		t.Spec = {
			fromJSON(e) {
				return { spec: isSet(e.hashedRekordV002) ? {
					$case: "hashedRekordV002",
					hashedRekordV002: i.HashedRekordLogEntryV002.fromJSON(e.hashedRekordV002)
				} : isSet(e.dsseV002) ? {
					$case: "dsseV002",
					dsseV002: r.DSSELogEntryV002.fromJSON(e.dsseV002)
				} : undefined };
			},
			toJSON(e) {
				const t = {};
				if (e.spec?.$case === "hashedRekordV002") {
					t.hashedRekordV002 = i.HashedRekordLogEntryV002.toJSON(e.spec.hashedRekordV002);
				} else if (e.spec?.$case === "dsseV002") {
					t.dsseV002 = r.DSSELogEntryV002.toJSON(e.spec.dsseV002);
				}
				return t;
			}
		};
		t.CreateEntryRequest = {
			fromJSON(e) {
				return { spec: isSet(e.hashedRekordRequestV002) ? {
					$case: "hashedRekordRequestV002",
					hashedRekordRequestV002: i.HashedRekordRequestV002.fromJSON(e.hashedRekordRequestV002)
				} : isSet(e.dsseRequestV002) ? {
					$case: "dsseRequestV002",
					dsseRequestV002: r.DSSERequestV002.fromJSON(e.dsseRequestV002)
				} : undefined };
			},
			toJSON(e) {
				const t = {};
				if (e.spec?.$case === "hashedRekordRequestV002") {
					t.hashedRekordRequestV002 = i.HashedRekordRequestV002.toJSON(e.spec.hashedRekordRequestV002);
				} else if (e.spec?.$case === "dsseRequestV002") {
					t.dsseRequestV002 = r.DSSERequestV002.toJSON(e.spec.dsseRequestV002);
				}
				return t;
			}
		};
		function isSet(e) {
			return e !== null && e !== undefined;
		}
	}),
	4969: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.HashedRekordLogEntryV002 = t.HashedRekordRequestV002 = void 0;
		const r = n(5334);
		const i = n(7543);
		t.HashedRekordRequestV002 = {
			fromJSON(e) {
				return {
					digest: isSet(e.digest) ? Buffer.from(bytesFromBase64(e.digest)) : Buffer.alloc(0),
					signature: isSet(e.signature) ? i.Signature.fromJSON(e.signature) : undefined
				};
			},
			toJSON(e) {
				const t = {};
				if (e.digest.length !== 0) {
					t.digest = base64FromBytes(e.digest);
				}
				if (e.signature !== undefined) {
					t.signature = i.Signature.toJSON(e.signature);
				}
				return t;
			}
		};
		t.HashedRekordLogEntryV002 = {
			fromJSON(e) {
				return {
					data: isSet(e.data) ? r.HashOutput.fromJSON(e.data) : undefined,
					signature: isSet(e.signature) ? i.Signature.fromJSON(e.signature) : undefined
				};
			},
			toJSON(e) {
				const t = {};
				if (e.data !== undefined) {
					t.data = r.HashOutput.toJSON(e.data);
				}
				if (e.signature !== undefined) {
					t.signature = i.Signature.toJSON(e.signature);
				}
				return t;
			}
		};
		function bytesFromBase64(e) {
			return Uint8Array.from(globalThis.Buffer.from(e, "base64"));
		}
		function base64FromBytes(e) {
			return globalThis.Buffer.from(e).toString("base64");
		}
		function isSet(e) {
			return e !== null && e !== undefined;
		}
	}),
	7543: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.Signature = t.Verifier = t.PublicKey = void 0;
		const r = n(5334);
		t.PublicKey = {
			fromJSON(e) {
				return { rawBytes: isSet(e.rawBytes) ? Buffer.from(bytesFromBase64(e.rawBytes)) : Buffer.alloc(0) };
			},
			toJSON(e) {
				const t = {};
				if (e.rawBytes.length !== 0) {
					t.rawBytes = base64FromBytes(e.rawBytes);
				}
				return t;
			}
		};
		t.Verifier = {
			fromJSON(e) {
				return {
					verifier: isSet(e.publicKey) ? {
						$case: "publicKey",
						publicKey: t.PublicKey.fromJSON(e.publicKey)
					} : isSet(e.x509Certificate) ? {
						$case: "x509Certificate",
						x509Certificate: r.X509Certificate.fromJSON(e.x509Certificate)
					} : undefined,
					keyDetails: isSet(e.keyDetails) ? (0, r.publicKeyDetailsFromJSON)(e.keyDetails) : 0
				};
			},
			toJSON(e) {
				const n = {};
				if (e.verifier?.$case === "publicKey") {
					n.publicKey = t.PublicKey.toJSON(e.verifier.publicKey);
				} else if (e.verifier?.$case === "x509Certificate") {
					n.x509Certificate = r.X509Certificate.toJSON(e.verifier.x509Certificate);
				}
				if (e.keyDetails !== 0) {
					n.keyDetails = (0, r.publicKeyDetailsToJSON)(e.keyDetails);
				}
				return n;
			}
		};
		t.Signature = {
			fromJSON(e) {
				return {
					content: isSet(e.content) ? Buffer.from(bytesFromBase64(e.content)) : Buffer.alloc(0),
					verifier: isSet(e.verifier) ? t.Verifier.fromJSON(e.verifier) : undefined
				};
			},
			toJSON(e) {
				const n = {};
				if (e.content.length !== 0) {
					n.content = base64FromBytes(e.content);
				}
				if (e.verifier !== undefined) {
					n.verifier = t.Verifier.toJSON(e.verifier);
				}
				return n;
			}
		};
		function bytesFromBase64(e) {
			return Uint8Array.from(globalThis.Buffer.from(e, "base64"));
		}
		function base64FromBytes(e) {
			return globalThis.Buffer.from(e).toString("base64");
		}
		function isSet(e) {
			return e !== null && e !== undefined;
		}
	}),
	70715: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.Bundle = t.VerificationMaterial = t.TimestampVerificationData = void 0;
		const r = n(47030);
		const i = n(5334);
		const a = n(85204);
		t.TimestampVerificationData = {
			fromJSON(e) {
				return { rfc3161Timestamps: globalThis.Array.isArray(e?.rfc3161Timestamps) ? e.rfc3161Timestamps.map((e) => i.RFC3161SignedTimestamp.fromJSON(e)) : [] };
			},
			toJSON(e) {
				const t = {};
				if (e.rfc3161Timestamps?.length) {
					t.rfc3161Timestamps = e.rfc3161Timestamps.map((e) => i.RFC3161SignedTimestamp.toJSON(e));
				}
				return t;
			}
		};
		t.VerificationMaterial = {
			fromJSON(e) {
				return {
					content: isSet(e.publicKey) ? {
						$case: "publicKey",
						publicKey: i.PublicKeyIdentifier.fromJSON(e.publicKey)
					} : isSet(e.x509CertificateChain) ? {
						$case: "x509CertificateChain",
						x509CertificateChain: i.X509CertificateChain.fromJSON(e.x509CertificateChain)
					} : isSet(e.certificate) ? {
						$case: "certificate",
						certificate: i.X509Certificate.fromJSON(e.certificate)
					} : undefined,
					tlogEntries: globalThis.Array.isArray(e?.tlogEntries) ? e.tlogEntries.map((e) => a.TransparencyLogEntry.fromJSON(e)) : [],
					timestampVerificationData: isSet(e.timestampVerificationData) ? t.TimestampVerificationData.fromJSON(e.timestampVerificationData) : undefined
				};
			},
			toJSON(e) {
				const n = {};
				if (e.content?.$case === "publicKey") {
					n.publicKey = i.PublicKeyIdentifier.toJSON(e.content.publicKey);
				} else if (e.content?.$case === "x509CertificateChain") {
					n.x509CertificateChain = i.X509CertificateChain.toJSON(e.content.x509CertificateChain);
				} else if (e.content?.$case === "certificate") {
					n.certificate = i.X509Certificate.toJSON(e.content.certificate);
				}
				if (e.tlogEntries?.length) {
					n.tlogEntries = e.tlogEntries.map((e) => a.TransparencyLogEntry.toJSON(e));
				}
				if (e.timestampVerificationData !== undefined) {
					n.timestampVerificationData = t.TimestampVerificationData.toJSON(e.timestampVerificationData);
				}
				return n;
			}
		};
		t.Bundle = {
			fromJSON(e) {
				return {
					mediaType: isSet(e.mediaType) ? globalThis.String(e.mediaType) : "",
					verificationMaterial: isSet(e.verificationMaterial) ? t.VerificationMaterial.fromJSON(e.verificationMaterial) : undefined,
					content: isSet(e.messageSignature) ? {
						$case: "messageSignature",
						messageSignature: i.MessageSignature.fromJSON(e.messageSignature)
					} : isSet(e.dsseEnvelope) ? {
						$case: "dsseEnvelope",
						dsseEnvelope: r.Envelope.fromJSON(e.dsseEnvelope)
					} : undefined
				};
			},
			toJSON(e) {
				const n = {};
				if (e.mediaType !== "") {
					n.mediaType = e.mediaType;
				}
				if (e.verificationMaterial !== undefined) {
					n.verificationMaterial = t.VerificationMaterial.toJSON(e.verificationMaterial);
				}
				if (e.content?.$case === "messageSignature") {
					n.messageSignature = i.MessageSignature.toJSON(e.content.messageSignature);
				} else if (e.content?.$case === "dsseEnvelope") {
					n.dsseEnvelope = r.Envelope.toJSON(e.content.dsseEnvelope);
				}
				return n;
			}
		};
		function isSet(e) {
			return e !== null && e !== undefined;
		}
	}),
	5334: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.TimeRange = t.X509CertificateChain = t.SubjectAlternativeName = t.X509Certificate = t.DistinguishedName = t.ObjectIdentifierValuePair = t.ObjectIdentifier = t.PublicKeyIdentifier = t.PublicKey = t.RFC3161SignedTimestamp = t.LogId = t.MessageSignature = t.HashOutput = t.SubjectAlternativeNameType = t.PublicKeyDetails = t.HashAlgorithm = void 0;
		t.hashAlgorithmFromJSON = hashAlgorithmFromJSON;
		t.hashAlgorithmToJSON = hashAlgorithmToJSON;
		t.publicKeyDetailsFromJSON = publicKeyDetailsFromJSON;
		t.publicKeyDetailsToJSON = publicKeyDetailsToJSON;
		t.subjectAlternativeNameTypeFromJSON = subjectAlternativeNameTypeFromJSON;
		t.subjectAlternativeNameTypeToJSON = subjectAlternativeNameTypeToJSON;
		const r = n(45e3);
		var i;
		(function(e) {
			e[e["HASH_ALGORITHM_UNSPECIFIED"] = 0] = "HASH_ALGORITHM_UNSPECIFIED";
			e[e["SHA2_256"] = 1] = "SHA2_256";
			e[e["SHA2_384"] = 2] = "SHA2_384";
			e[e["SHA2_512"] = 3] = "SHA2_512";
			e[e["SHA3_256"] = 4] = "SHA3_256";
			e[e["SHA3_384"] = 5] = "SHA3_384";
		})(i || (t.HashAlgorithm = i = {}));
		function hashAlgorithmFromJSON(e) {
			switch (e) {
				case 0:
				case "HASH_ALGORITHM_UNSPECIFIED": return i.HASH_ALGORITHM_UNSPECIFIED;
				case 1:
				case "SHA2_256": return i.SHA2_256;
				case 2:
				case "SHA2_384": return i.SHA2_384;
				case 3:
				case "SHA2_512": return i.SHA2_512;
				case 4:
				case "SHA3_256": return i.SHA3_256;
				case 5:
				case "SHA3_384": return i.SHA3_384;
				default: throw new globalThis.Error("Unrecognized enum value " + e + " for enum HashAlgorithm");
			}
		}
		function hashAlgorithmToJSON(e) {
			switch (e) {
				case i.HASH_ALGORITHM_UNSPECIFIED: return "HASH_ALGORITHM_UNSPECIFIED";
				case i.SHA2_256: return "SHA2_256";
				case i.SHA2_384: return "SHA2_384";
				case i.SHA2_512: return "SHA2_512";
				case i.SHA3_256: return "SHA3_256";
				case i.SHA3_384: return "SHA3_384";
				default: throw new globalThis.Error("Unrecognized enum value " + e + " for enum HashAlgorithm");
			}
		}
		var a;
		(function(e) {
			e[e["PUBLIC_KEY_DETAILS_UNSPECIFIED"] = 0] = "PUBLIC_KEY_DETAILS_UNSPECIFIED";
			e[e["PKCS1_RSA_PKCS1V5"] = 1] = "PKCS1_RSA_PKCS1V5";
			e[e["PKCS1_RSA_PSS"] = 2] = "PKCS1_RSA_PSS";
			e[e["PKIX_RSA_PKCS1V5"] = 3] = "PKIX_RSA_PKCS1V5";
			e[e["PKIX_RSA_PSS"] = 4] = "PKIX_RSA_PSS";
			e[e["PKIX_RSA_PKCS1V15_2048_SHA256"] = 9] = "PKIX_RSA_PKCS1V15_2048_SHA256";
			e[e["PKIX_RSA_PKCS1V15_3072_SHA256"] = 10] = "PKIX_RSA_PKCS1V15_3072_SHA256";
			e[e["PKIX_RSA_PKCS1V15_4096_SHA256"] = 11] = "PKIX_RSA_PKCS1V15_4096_SHA256";
			e[e["PKIX_RSA_PSS_2048_SHA256"] = 16] = "PKIX_RSA_PSS_2048_SHA256";
			e[e["PKIX_RSA_PSS_3072_SHA256"] = 17] = "PKIX_RSA_PSS_3072_SHA256";
			e[e["PKIX_RSA_PSS_4096_SHA256"] = 18] = "PKIX_RSA_PSS_4096_SHA256";
			e[e["PKIX_ECDSA_P256_HMAC_SHA_256"] = 6] = "PKIX_ECDSA_P256_HMAC_SHA_256";
			e[e["PKIX_ECDSA_P256_SHA_256"] = 5] = "PKIX_ECDSA_P256_SHA_256";
			e[e["PKIX_ECDSA_P384_SHA_384"] = 12] = "PKIX_ECDSA_P384_SHA_384";
			e[e["PKIX_ECDSA_P521_SHA_512"] = 13] = "PKIX_ECDSA_P521_SHA_512";
			e[e["PKIX_ED25519"] = 7] = "PKIX_ED25519";
			e[e["PKIX_ED25519_PH"] = 8] = "PKIX_ED25519_PH";
			e[e["PKIX_ECDSA_P384_SHA_256"] = 19] = "PKIX_ECDSA_P384_SHA_256";
			e[e["PKIX_ECDSA_P521_SHA_256"] = 20] = "PKIX_ECDSA_P521_SHA_256";
			e[e["LMS_SHA256"] = 14] = "LMS_SHA256";
			e[e["LMOTS_SHA256"] = 15] = "LMOTS_SHA256";
			e[e["ML_DSA_44"] = 23] = "ML_DSA_44";
			e[e["ML_DSA_65"] = 21] = "ML_DSA_65";
			e[e["ML_DSA_87"] = 22] = "ML_DSA_87";
		})(a || (t.PublicKeyDetails = a = {}));
		function publicKeyDetailsFromJSON(e) {
			switch (e) {
				case 0:
				case "PUBLIC_KEY_DETAILS_UNSPECIFIED": return a.PUBLIC_KEY_DETAILS_UNSPECIFIED;
				case 1:
				case "PKCS1_RSA_PKCS1V5": return a.PKCS1_RSA_PKCS1V5;
				case 2:
				case "PKCS1_RSA_PSS": return a.PKCS1_RSA_PSS;
				case 3:
				case "PKIX_RSA_PKCS1V5": return a.PKIX_RSA_PKCS1V5;
				case 4:
				case "PKIX_RSA_PSS": return a.PKIX_RSA_PSS;
				case 9:
				case "PKIX_RSA_PKCS1V15_2048_SHA256": return a.PKIX_RSA_PKCS1V15_2048_SHA256;
				case 10:
				case "PKIX_RSA_PKCS1V15_3072_SHA256": return a.PKIX_RSA_PKCS1V15_3072_SHA256;
				case 11:
				case "PKIX_RSA_PKCS1V15_4096_SHA256": return a.PKIX_RSA_PKCS1V15_4096_SHA256;
				case 16:
				case "PKIX_RSA_PSS_2048_SHA256": return a.PKIX_RSA_PSS_2048_SHA256;
				case 17:
				case "PKIX_RSA_PSS_3072_SHA256": return a.PKIX_RSA_PSS_3072_SHA256;
				case 18:
				case "PKIX_RSA_PSS_4096_SHA256": return a.PKIX_RSA_PSS_4096_SHA256;
				case 6:
				case "PKIX_ECDSA_P256_HMAC_SHA_256": return a.PKIX_ECDSA_P256_HMAC_SHA_256;
				case 5:
				case "PKIX_ECDSA_P256_SHA_256": return a.PKIX_ECDSA_P256_SHA_256;
				case 12:
				case "PKIX_ECDSA_P384_SHA_384": return a.PKIX_ECDSA_P384_SHA_384;
				case 13:
				case "PKIX_ECDSA_P521_SHA_512": return a.PKIX_ECDSA_P521_SHA_512;
				case 7:
				case "PKIX_ED25519": return a.PKIX_ED25519;
				case 8:
				case "PKIX_ED25519_PH": return a.PKIX_ED25519_PH;
				case 19:
				case "PKIX_ECDSA_P384_SHA_256": return a.PKIX_ECDSA_P384_SHA_256;
				case 20:
				case "PKIX_ECDSA_P521_SHA_256": return a.PKIX_ECDSA_P521_SHA_256;
				case 14:
				case "LMS_SHA256": return a.LMS_SHA256;
				case 15:
				case "LMOTS_SHA256": return a.LMOTS_SHA256;
				case 23:
				case "ML_DSA_44": return a.ML_DSA_44;
				case 21:
				case "ML_DSA_65": return a.ML_DSA_65;
				case 22:
				case "ML_DSA_87": return a.ML_DSA_87;
				default: throw new globalThis.Error("Unrecognized enum value " + e + " for enum PublicKeyDetails");
			}
		}
		function publicKeyDetailsToJSON(e) {
			switch (e) {
				case a.PUBLIC_KEY_DETAILS_UNSPECIFIED: return "PUBLIC_KEY_DETAILS_UNSPECIFIED";
				case a.PKCS1_RSA_PKCS1V5: return "PKCS1_RSA_PKCS1V5";
				case a.PKCS1_RSA_PSS: return "PKCS1_RSA_PSS";
				case a.PKIX_RSA_PKCS1V5: return "PKIX_RSA_PKCS1V5";
				case a.PKIX_RSA_PSS: return "PKIX_RSA_PSS";
				case a.PKIX_RSA_PKCS1V15_2048_SHA256: return "PKIX_RSA_PKCS1V15_2048_SHA256";
				case a.PKIX_RSA_PKCS1V15_3072_SHA256: return "PKIX_RSA_PKCS1V15_3072_SHA256";
				case a.PKIX_RSA_PKCS1V15_4096_SHA256: return "PKIX_RSA_PKCS1V15_4096_SHA256";
				case a.PKIX_RSA_PSS_2048_SHA256: return "PKIX_RSA_PSS_2048_SHA256";
				case a.PKIX_RSA_PSS_3072_SHA256: return "PKIX_RSA_PSS_3072_SHA256";
				case a.PKIX_RSA_PSS_4096_SHA256: return "PKIX_RSA_PSS_4096_SHA256";
				case a.PKIX_ECDSA_P256_HMAC_SHA_256: return "PKIX_ECDSA_P256_HMAC_SHA_256";
				case a.PKIX_ECDSA_P256_SHA_256: return "PKIX_ECDSA_P256_SHA_256";
				case a.PKIX_ECDSA_P384_SHA_384: return "PKIX_ECDSA_P384_SHA_384";
				case a.PKIX_ECDSA_P521_SHA_512: return "PKIX_ECDSA_P521_SHA_512";
				case a.PKIX_ED25519: return "PKIX_ED25519";
				case a.PKIX_ED25519_PH: return "PKIX_ED25519_PH";
				case a.PKIX_ECDSA_P384_SHA_256: return "PKIX_ECDSA_P384_SHA_256";
				case a.PKIX_ECDSA_P521_SHA_256: return "PKIX_ECDSA_P521_SHA_256";
				case a.LMS_SHA256: return "LMS_SHA256";
				case a.LMOTS_SHA256: return "LMOTS_SHA256";
				case a.ML_DSA_44: return "ML_DSA_44";
				case a.ML_DSA_65: return "ML_DSA_65";
				case a.ML_DSA_87: return "ML_DSA_87";
				default: throw new globalThis.Error("Unrecognized enum value " + e + " for enum PublicKeyDetails");
			}
		}
		var o;
		(function(e) {
			e[e["SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED"] = 0] = "SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED";
			e[e["EMAIL"] = 1] = "EMAIL";
			e[e["URI"] = 2] = "URI";
			e[e["OTHER_NAME"] = 3] = "OTHER_NAME";
		})(o || (t.SubjectAlternativeNameType = o = {}));
		function subjectAlternativeNameTypeFromJSON(e) {
			switch (e) {
				case 0:
				case "SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED": return o.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED;
				case 1:
				case "EMAIL": return o.EMAIL;
				case 2:
				case "URI": return o.URI;
				case 3:
				case "OTHER_NAME": return o.OTHER_NAME;
				default: throw new globalThis.Error("Unrecognized enum value " + e + " for enum SubjectAlternativeNameType");
			}
		}
		function subjectAlternativeNameTypeToJSON(e) {
			switch (e) {
				case o.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED: return "SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED";
				case o.EMAIL: return "EMAIL";
				case o.URI: return "URI";
				case o.OTHER_NAME: return "OTHER_NAME";
				default: throw new globalThis.Error("Unrecognized enum value " + e + " for enum SubjectAlternativeNameType");
			}
		}
		t.HashOutput = {
			fromJSON(e) {
				return {
					algorithm: isSet(e.algorithm) ? hashAlgorithmFromJSON(e.algorithm) : 0,
					digest: isSet(e.digest) ? Buffer.from(bytesFromBase64(e.digest)) : Buffer.alloc(0)
				};
			},
			toJSON(e) {
				const t = {};
				if (e.algorithm !== 0) {
					t.algorithm = hashAlgorithmToJSON(e.algorithm);
				}
				if (e.digest.length !== 0) {
					t.digest = base64FromBytes(e.digest);
				}
				return t;
			}
		};
		t.MessageSignature = {
			fromJSON(e) {
				return {
					messageDigest: isSet(e.messageDigest) ? t.HashOutput.fromJSON(e.messageDigest) : undefined,
					signature: isSet(e.signature) ? Buffer.from(bytesFromBase64(e.signature)) : Buffer.alloc(0)
				};
			},
			toJSON(e) {
				const n = {};
				if (e.messageDigest !== undefined) {
					n.messageDigest = t.HashOutput.toJSON(e.messageDigest);
				}
				if (e.signature.length !== 0) {
					n.signature = base64FromBytes(e.signature);
				}
				return n;
			}
		};
		t.LogId = {
			fromJSON(e) {
				return { keyId: isSet(e.keyId) ? Buffer.from(bytesFromBase64(e.keyId)) : Buffer.alloc(0) };
			},
			toJSON(e) {
				const t = {};
				if (e.keyId.length !== 0) {
					t.keyId = base64FromBytes(e.keyId);
				}
				return t;
			}
		};
		t.RFC3161SignedTimestamp = {
			fromJSON(e) {
				return { signedTimestamp: isSet(e.signedTimestamp) ? Buffer.from(bytesFromBase64(e.signedTimestamp)) : Buffer.alloc(0) };
			},
			toJSON(e) {
				const t = {};
				if (e.signedTimestamp.length !== 0) {
					t.signedTimestamp = base64FromBytes(e.signedTimestamp);
				}
				return t;
			}
		};
		t.PublicKey = {
			fromJSON(e) {
				return {
					rawBytes: isSet(e.rawBytes) ? Buffer.from(bytesFromBase64(e.rawBytes)) : undefined,
					keyDetails: isSet(e.keyDetails) ? publicKeyDetailsFromJSON(e.keyDetails) : 0,
					validFor: isSet(e.validFor) ? t.TimeRange.fromJSON(e.validFor) : undefined
				};
			},
			toJSON(e) {
				const n = {};
				if (e.rawBytes !== undefined) {
					n.rawBytes = base64FromBytes(e.rawBytes);
				}
				if (e.keyDetails !== 0) {
					n.keyDetails = publicKeyDetailsToJSON(e.keyDetails);
				}
				if (e.validFor !== undefined) {
					n.validFor = t.TimeRange.toJSON(e.validFor);
				}
				return n;
			}
		};
		t.PublicKeyIdentifier = {
			fromJSON(e) {
				return { hint: isSet(e.hint) ? globalThis.String(e.hint) : "" };
			},
			toJSON(e) {
				const t = {};
				if (e.hint !== "") {
					t.hint = e.hint;
				}
				return t;
			}
		};
		t.ObjectIdentifier = {
			fromJSON(e) {
				return { id: globalThis.Array.isArray(e?.id) ? e.id.map((e) => globalThis.Number(e)) : [] };
			},
			toJSON(e) {
				const t = {};
				if (e.id?.length) {
					t.id = e.id.map((e) => Math.round(e));
				}
				return t;
			}
		};
		t.ObjectIdentifierValuePair = {
			fromJSON(e) {
				return {
					oid: isSet(e.oid) ? t.ObjectIdentifier.fromJSON(e.oid) : undefined,
					value: isSet(e.value) ? Buffer.from(bytesFromBase64(e.value)) : Buffer.alloc(0)
				};
			},
			toJSON(e) {
				const n = {};
				if (e.oid !== undefined) {
					n.oid = t.ObjectIdentifier.toJSON(e.oid);
				}
				if (e.value.length !== 0) {
					n.value = base64FromBytes(e.value);
				}
				return n;
			}
		};
		t.DistinguishedName = {
			fromJSON(e) {
				return {
					organization: isSet(e.organization) ? globalThis.String(e.organization) : "",
					commonName: isSet(e.commonName) ? globalThis.String(e.commonName) : ""
				};
			},
			toJSON(e) {
				const t = {};
				if (e.organization !== "") {
					t.organization = e.organization;
				}
				if (e.commonName !== "") {
					t.commonName = e.commonName;
				}
				return t;
			}
		};
		t.X509Certificate = {
			fromJSON(e) {
				return { rawBytes: isSet(e.rawBytes) ? Buffer.from(bytesFromBase64(e.rawBytes)) : Buffer.alloc(0) };
			},
			toJSON(e) {
				const t = {};
				if (e.rawBytes.length !== 0) {
					t.rawBytes = base64FromBytes(e.rawBytes);
				}
				return t;
			}
		};
		t.SubjectAlternativeName = {
			fromJSON(e) {
				return {
					type: isSet(e.type) ? subjectAlternativeNameTypeFromJSON(e.type) : 0,
					identity: isSet(e.regexp) ? {
						$case: "regexp",
						regexp: globalThis.String(e.regexp)
					} : isSet(e.value) ? {
						$case: "value",
						value: globalThis.String(e.value)
					} : undefined
				};
			},
			toJSON(e) {
				const t = {};
				if (e.type !== 0) {
					t.type = subjectAlternativeNameTypeToJSON(e.type);
				}
				if (e.identity?.$case === "regexp") {
					t.regexp = e.identity.regexp;
				} else if (e.identity?.$case === "value") {
					t.value = e.identity.value;
				}
				return t;
			}
		};
		t.X509CertificateChain = {
			fromJSON(e) {
				return { certificates: globalThis.Array.isArray(e?.certificates) ? e.certificates.map((e) => t.X509Certificate.fromJSON(e)) : [] };
			},
			toJSON(e) {
				const n = {};
				if (e.certificates?.length) {
					n.certificates = e.certificates.map((e) => t.X509Certificate.toJSON(e));
				}
				return n;
			}
		};
		t.TimeRange = {
			fromJSON(e) {
				return {
					start: isSet(e.start) ? fromJsonTimestamp(e.start) : undefined,
					end: isSet(e.end) ? fromJsonTimestamp(e.end) : undefined
				};
			},
			toJSON(e) {
				const t = {};
				if (e.start !== undefined) {
					t.start = e.start.toISOString();
				}
				if (e.end !== undefined) {
					t.end = e.end.toISOString();
				}
				return t;
			}
		};
		function bytesFromBase64(e) {
			return Uint8Array.from(globalThis.Buffer.from(e, "base64"));
		}
		function base64FromBytes(e) {
			return globalThis.Buffer.from(e).toString("base64");
		}
		function fromTimestamp(e) {
			let t = (globalThis.Number(e.seconds) || 0) * 1e3;
			t += (e.nanos || 0) / 1e6;
			return new globalThis.Date(t);
		}
		function fromJsonTimestamp(e) {
			if (e instanceof globalThis.Date) {
				return e;
			} else if (typeof e === "string") {
				return new globalThis.Date(e);
			} else {
				return fromTimestamp(r.Timestamp.fromJSON(e));
			}
		}
		function isSet(e) {
			return e !== null && e !== undefined;
		}
	}),
	85204: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.TransparencyLogEntry = t.InclusionPromise = t.InclusionProof = t.Checkpoint = t.KindVersion = void 0;
		const r = n(5334);
		t.KindVersion = {
			fromJSON(e) {
				return {
					kind: isSet(e.kind) ? globalThis.String(e.kind) : "",
					version: isSet(e.version) ? globalThis.String(e.version) : ""
				};
			},
			toJSON(e) {
				const t = {};
				if (e.kind !== "") {
					t.kind = e.kind;
				}
				if (e.version !== "") {
					t.version = e.version;
				}
				return t;
			}
		};
		t.Checkpoint = {
			fromJSON(e) {
				return { envelope: isSet(e.envelope) ? globalThis.String(e.envelope) : "" };
			},
			toJSON(e) {
				const t = {};
				if (e.envelope !== "") {
					t.envelope = e.envelope;
				}
				return t;
			}
		};
		t.InclusionProof = {
			fromJSON(e) {
				return {
					logIndex: isSet(e.logIndex) ? globalThis.String(e.logIndex) : "0",
					rootHash: isSet(e.rootHash) ? Buffer.from(bytesFromBase64(e.rootHash)) : Buffer.alloc(0),
					treeSize: isSet(e.treeSize) ? globalThis.String(e.treeSize) : "0",
					hashes: globalThis.Array.isArray(e?.hashes) ? e.hashes.map((e) => Buffer.from(bytesFromBase64(e))) : [],
					checkpoint: isSet(e.checkpoint) ? t.Checkpoint.fromJSON(e.checkpoint) : undefined
				};
			},
			toJSON(e) {
				const n = {};
				if (e.logIndex !== "0") {
					n.logIndex = e.logIndex;
				}
				if (e.rootHash.length !== 0) {
					n.rootHash = base64FromBytes(e.rootHash);
				}
				if (e.treeSize !== "0") {
					n.treeSize = e.treeSize;
				}
				if (e.hashes?.length) {
					n.hashes = e.hashes.map((e) => base64FromBytes(e));
				}
				if (e.checkpoint !== undefined) {
					n.checkpoint = t.Checkpoint.toJSON(e.checkpoint);
				}
				return n;
			}
		};
		t.InclusionPromise = {
			fromJSON(e) {
				return { signedEntryTimestamp: isSet(e.signedEntryTimestamp) ? Buffer.from(bytesFromBase64(e.signedEntryTimestamp)) : Buffer.alloc(0) };
			},
			toJSON(e) {
				const t = {};
				if (e.signedEntryTimestamp.length !== 0) {
					t.signedEntryTimestamp = base64FromBytes(e.signedEntryTimestamp);
				}
				return t;
			}
		};
		t.TransparencyLogEntry = {
			fromJSON(e) {
				return {
					logIndex: isSet(e.logIndex) ? globalThis.String(e.logIndex) : "0",
					logId: isSet(e.logId) ? r.LogId.fromJSON(e.logId) : undefined,
					kindVersion: isSet(e.kindVersion) ? t.KindVersion.fromJSON(e.kindVersion) : undefined,
					integratedTime: isSet(e.integratedTime) ? globalThis.String(e.integratedTime) : "0",
					inclusionPromise: isSet(e.inclusionPromise) ? t.InclusionPromise.fromJSON(e.inclusionPromise) : undefined,
					inclusionProof: isSet(e.inclusionProof) ? t.InclusionProof.fromJSON(e.inclusionProof) : undefined,
					canonicalizedBody: isSet(e.canonicalizedBody) ? Buffer.from(bytesFromBase64(e.canonicalizedBody)) : Buffer.alloc(0)
				};
			},
			toJSON(e) {
				const n = {};
				if (e.logIndex !== "0") {
					n.logIndex = e.logIndex;
				}
				if (e.logId !== undefined) {
					n.logId = r.LogId.toJSON(e.logId);
				}
				if (e.kindVersion !== undefined) {
					n.kindVersion = t.KindVersion.toJSON(e.kindVersion);
				}
				if (e.integratedTime !== "0") {
					n.integratedTime = e.integratedTime;
				}
				if (e.inclusionPromise !== undefined) {
					n.inclusionPromise = t.InclusionPromise.toJSON(e.inclusionPromise);
				}
				if (e.inclusionProof !== undefined) {
					n.inclusionProof = t.InclusionProof.toJSON(e.inclusionProof);
				}
				if (e.canonicalizedBody.length !== 0) {
					n.canonicalizedBody = base64FromBytes(e.canonicalizedBody);
				}
				return n;
			}
		};
		function bytesFromBase64(e) {
			return Uint8Array.from(globalThis.Buffer.from(e, "base64"));
		}
		function base64FromBytes(e) {
			return globalThis.Buffer.from(e).toString("base64");
		}
		function isSet(e) {
			return e !== null && e !== undefined;
		}
	}),
	61997: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.ClientTrustConfig = t.ServiceConfiguration = t.Service = t.SigningConfig = t.TrustedRoot = t.CertificateAuthority = t.TransparencyLogInstance = t.ServiceSelector = void 0;
		t.serviceSelectorFromJSON = serviceSelectorFromJSON;
		t.serviceSelectorToJSON = serviceSelectorToJSON;
		const r = n(5334);
		var i;
		(function(e) {
			e[e["SERVICE_SELECTOR_UNDEFINED"] = 0] = "SERVICE_SELECTOR_UNDEFINED";
			e[e["ALL"] = 1] = "ALL";
			e[e["ANY"] = 2] = "ANY";
			e[e["EXACT"] = 3] = "EXACT";
		})(i || (t.ServiceSelector = i = {}));
		function serviceSelectorFromJSON(e) {
			switch (e) {
				case 0:
				case "SERVICE_SELECTOR_UNDEFINED": return i.SERVICE_SELECTOR_UNDEFINED;
				case 1:
				case "ALL": return i.ALL;
				case 2:
				case "ANY": return i.ANY;
				case 3:
				case "EXACT": return i.EXACT;
				default: throw new globalThis.Error("Unrecognized enum value " + e + " for enum ServiceSelector");
			}
		}
		function serviceSelectorToJSON(e) {
			switch (e) {
				case i.SERVICE_SELECTOR_UNDEFINED: return "SERVICE_SELECTOR_UNDEFINED";
				case i.ALL: return "ALL";
				case i.ANY: return "ANY";
				case i.EXACT: return "EXACT";
				default: throw new globalThis.Error("Unrecognized enum value " + e + " for enum ServiceSelector");
			}
		}
		t.TransparencyLogInstance = {
			fromJSON(e) {
				return {
					baseUrl: isSet(e.baseUrl) ? globalThis.String(e.baseUrl) : "",
					hashAlgorithm: isSet(e.hashAlgorithm) ? (0, r.hashAlgorithmFromJSON)(e.hashAlgorithm) : 0,
					publicKey: isSet(e.publicKey) ? r.PublicKey.fromJSON(e.publicKey) : undefined,
					logId: isSet(e.logId) ? r.LogId.fromJSON(e.logId) : undefined,
					checkpointKeyId: isSet(e.checkpointKeyId) ? r.LogId.fromJSON(e.checkpointKeyId) : undefined,
					operator: isSet(e.operator) ? globalThis.String(e.operator) : ""
				};
			},
			toJSON(e) {
				const t = {};
				if (e.baseUrl !== "") {
					t.baseUrl = e.baseUrl;
				}
				if (e.hashAlgorithm !== 0) {
					t.hashAlgorithm = (0, r.hashAlgorithmToJSON)(e.hashAlgorithm);
				}
				if (e.publicKey !== undefined) {
					t.publicKey = r.PublicKey.toJSON(e.publicKey);
				}
				if (e.logId !== undefined) {
					t.logId = r.LogId.toJSON(e.logId);
				}
				if (e.checkpointKeyId !== undefined) {
					t.checkpointKeyId = r.LogId.toJSON(e.checkpointKeyId);
				}
				if (e.operator !== "") {
					t.operator = e.operator;
				}
				return t;
			}
		};
		t.CertificateAuthority = {
			fromJSON(e) {
				return {
					subject: isSet(e.subject) ? r.DistinguishedName.fromJSON(e.subject) : undefined,
					uri: isSet(e.uri) ? globalThis.String(e.uri) : "",
					certChain: isSet(e.certChain) ? r.X509CertificateChain.fromJSON(e.certChain) : undefined,
					validFor: isSet(e.validFor) ? r.TimeRange.fromJSON(e.validFor) : undefined,
					operator: isSet(e.operator) ? globalThis.String(e.operator) : ""
				};
			},
			toJSON(e) {
				const t = {};
				if (e.subject !== undefined) {
					t.subject = r.DistinguishedName.toJSON(e.subject);
				}
				if (e.uri !== "") {
					t.uri = e.uri;
				}
				if (e.certChain !== undefined) {
					t.certChain = r.X509CertificateChain.toJSON(e.certChain);
				}
				if (e.validFor !== undefined) {
					t.validFor = r.TimeRange.toJSON(e.validFor);
				}
				if (e.operator !== "") {
					t.operator = e.operator;
				}
				return t;
			}
		};
		t.TrustedRoot = {
			fromJSON(e) {
				return {
					mediaType: isSet(e.mediaType) ? globalThis.String(e.mediaType) : "",
					tlogs: globalThis.Array.isArray(e?.tlogs) ? e.tlogs.map((e) => t.TransparencyLogInstance.fromJSON(e)) : [],
					certificateAuthorities: globalThis.Array.isArray(e?.certificateAuthorities) ? e.certificateAuthorities.map((e) => t.CertificateAuthority.fromJSON(e)) : [],
					ctlogs: globalThis.Array.isArray(e?.ctlogs) ? e.ctlogs.map((e) => t.TransparencyLogInstance.fromJSON(e)) : [],
					timestampAuthorities: globalThis.Array.isArray(e?.timestampAuthorities) ? e.timestampAuthorities.map((e) => t.CertificateAuthority.fromJSON(e)) : []
				};
			},
			toJSON(e) {
				const n = {};
				if (e.mediaType !== "") {
					n.mediaType = e.mediaType;
				}
				if (e.tlogs?.length) {
					n.tlogs = e.tlogs.map((e) => t.TransparencyLogInstance.toJSON(e));
				}
				if (e.certificateAuthorities?.length) {
					n.certificateAuthorities = e.certificateAuthorities.map((e) => t.CertificateAuthority.toJSON(e));
				}
				if (e.ctlogs?.length) {
					n.ctlogs = e.ctlogs.map((e) => t.TransparencyLogInstance.toJSON(e));
				}
				if (e.timestampAuthorities?.length) {
					n.timestampAuthorities = e.timestampAuthorities.map((e) => t.CertificateAuthority.toJSON(e));
				}
				return n;
			}
		};
		t.SigningConfig = {
			fromJSON(e) {
				return {
					mediaType: isSet(e.mediaType) ? globalThis.String(e.mediaType) : "",
					caUrls: globalThis.Array.isArray(e?.caUrls) ? e.caUrls.map((e) => t.Service.fromJSON(e)) : [],
					oidcUrls: globalThis.Array.isArray(e?.oidcUrls) ? e.oidcUrls.map((e) => t.Service.fromJSON(e)) : [],
					rekorTlogUrls: globalThis.Array.isArray(e?.rekorTlogUrls) ? e.rekorTlogUrls.map((e) => t.Service.fromJSON(e)) : [],
					rekorTlogConfig: isSet(e.rekorTlogConfig) ? t.ServiceConfiguration.fromJSON(e.rekorTlogConfig) : undefined,
					tsaUrls: globalThis.Array.isArray(e?.tsaUrls) ? e.tsaUrls.map((e) => t.Service.fromJSON(e)) : [],
					tsaConfig: isSet(e.tsaConfig) ? t.ServiceConfiguration.fromJSON(e.tsaConfig) : undefined
				};
			},
			toJSON(e) {
				const n = {};
				if (e.mediaType !== "") {
					n.mediaType = e.mediaType;
				}
				if (e.caUrls?.length) {
					n.caUrls = e.caUrls.map((e) => t.Service.toJSON(e));
				}
				if (e.oidcUrls?.length) {
					n.oidcUrls = e.oidcUrls.map((e) => t.Service.toJSON(e));
				}
				if (e.rekorTlogUrls?.length) {
					n.rekorTlogUrls = e.rekorTlogUrls.map((e) => t.Service.toJSON(e));
				}
				if (e.rekorTlogConfig !== undefined) {
					n.rekorTlogConfig = t.ServiceConfiguration.toJSON(e.rekorTlogConfig);
				}
				if (e.tsaUrls?.length) {
					n.tsaUrls = e.tsaUrls.map((e) => t.Service.toJSON(e));
				}
				if (e.tsaConfig !== undefined) {
					n.tsaConfig = t.ServiceConfiguration.toJSON(e.tsaConfig);
				}
				return n;
			}
		};
		t.Service = {
			fromJSON(e) {
				return {
					url: isSet(e.url) ? globalThis.String(e.url) : "",
					majorApiVersion: isSet(e.majorApiVersion) ? globalThis.Number(e.majorApiVersion) : 0,
					validFor: isSet(e.validFor) ? r.TimeRange.fromJSON(e.validFor) : undefined,
					operator: isSet(e.operator) ? globalThis.String(e.operator) : ""
				};
			},
			toJSON(e) {
				const t = {};
				if (e.url !== "") {
					t.url = e.url;
				}
				if (e.majorApiVersion !== 0) {
					t.majorApiVersion = Math.round(e.majorApiVersion);
				}
				if (e.validFor !== undefined) {
					t.validFor = r.TimeRange.toJSON(e.validFor);
				}
				if (e.operator !== "") {
					t.operator = e.operator;
				}
				return t;
			}
		};
		t.ServiceConfiguration = {
			fromJSON(e) {
				return {
					selector: isSet(e.selector) ? serviceSelectorFromJSON(e.selector) : 0,
					count: isSet(e.count) ? globalThis.Number(e.count) : 0
				};
			},
			toJSON(e) {
				const t = {};
				if (e.selector !== 0) {
					t.selector = serviceSelectorToJSON(e.selector);
				}
				if (e.count !== 0) {
					t.count = Math.round(e.count);
				}
				return t;
			}
		};
		t.ClientTrustConfig = {
			fromJSON(e) {
				return {
					mediaType: isSet(e.mediaType) ? globalThis.String(e.mediaType) : "",
					trustedRoot: isSet(e.trustedRoot) ? t.TrustedRoot.fromJSON(e.trustedRoot) : undefined,
					signingConfig: isSet(e.signingConfig) ? t.SigningConfig.fromJSON(e.signingConfig) : undefined
				};
			},
			toJSON(e) {
				const n = {};
				if (e.mediaType !== "") {
					n.mediaType = e.mediaType;
				}
				if (e.trustedRoot !== undefined) {
					n.trustedRoot = t.TrustedRoot.toJSON(e.trustedRoot);
				}
				if (e.signingConfig !== undefined) {
					n.signingConfig = t.SigningConfig.toJSON(e.signingConfig);
				}
				return n;
			}
		};
		function isSet(e) {
			return e !== null && e !== undefined;
		}
	}),
	99732: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.Input = t.Artifact = t.ArtifactVerificationOptions_ObserverTimestampOptions = t.ArtifactVerificationOptions_TlogIntegratedTimestampOptions = t.ArtifactVerificationOptions_TimestampAuthorityOptions = t.ArtifactVerificationOptions_CtlogOptions = t.ArtifactVerificationOptions_TlogOptions = t.ArtifactVerificationOptions = t.PublicKeyIdentities = t.CertificateIdentities = t.CertificateIdentity = void 0;
		const r = n(70715);
		const i = n(5334);
		const a = n(61997);
		t.CertificateIdentity = {
			fromJSON(e) {
				return {
					issuer: isSet(e.issuer) ? globalThis.String(e.issuer) : "",
					san: isSet(e.san) ? i.SubjectAlternativeName.fromJSON(e.san) : undefined,
					oids: globalThis.Array.isArray(e?.oids) ? e.oids.map((e) => i.ObjectIdentifierValuePair.fromJSON(e)) : []
				};
			},
			toJSON(e) {
				const t = {};
				if (e.issuer !== "") {
					t.issuer = e.issuer;
				}
				if (e.san !== undefined) {
					t.san = i.SubjectAlternativeName.toJSON(e.san);
				}
				if (e.oids?.length) {
					t.oids = e.oids.map((e) => i.ObjectIdentifierValuePair.toJSON(e));
				}
				return t;
			}
		};
		t.CertificateIdentities = {
			fromJSON(e) {
				return { identities: globalThis.Array.isArray(e?.identities) ? e.identities.map((e) => t.CertificateIdentity.fromJSON(e)) : [] };
			},
			toJSON(e) {
				const n = {};
				if (e.identities?.length) {
					n.identities = e.identities.map((e) => t.CertificateIdentity.toJSON(e));
				}
				return n;
			}
		};
		t.PublicKeyIdentities = {
			fromJSON(e) {
				return { publicKeys: globalThis.Array.isArray(e?.publicKeys) ? e.publicKeys.map((e) => i.PublicKey.fromJSON(e)) : [] };
			},
			toJSON(e) {
				const t = {};
				if (e.publicKeys?.length) {
					t.publicKeys = e.publicKeys.map((e) => i.PublicKey.toJSON(e));
				}
				return t;
			}
		};
		t.ArtifactVerificationOptions = {
			fromJSON(e) {
				return {
					signers: isSet(e.certificateIdentities) ? {
						$case: "certificateIdentities",
						certificateIdentities: t.CertificateIdentities.fromJSON(e.certificateIdentities)
					} : isSet(e.publicKeys) ? {
						$case: "publicKeys",
						publicKeys: t.PublicKeyIdentities.fromJSON(e.publicKeys)
					} : undefined,
					tlogOptions: isSet(e.tlogOptions) ? t.ArtifactVerificationOptions_TlogOptions.fromJSON(e.tlogOptions) : undefined,
					ctlogOptions: isSet(e.ctlogOptions) ? t.ArtifactVerificationOptions_CtlogOptions.fromJSON(e.ctlogOptions) : undefined,
					tsaOptions: isSet(e.tsaOptions) ? t.ArtifactVerificationOptions_TimestampAuthorityOptions.fromJSON(e.tsaOptions) : undefined,
					integratedTsOptions: isSet(e.integratedTsOptions) ? t.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.fromJSON(e.integratedTsOptions) : undefined,
					observerOptions: isSet(e.observerOptions) ? t.ArtifactVerificationOptions_ObserverTimestampOptions.fromJSON(e.observerOptions) : undefined
				};
			},
			toJSON(e) {
				const n = {};
				if (e.signers?.$case === "certificateIdentities") {
					n.certificateIdentities = t.CertificateIdentities.toJSON(e.signers.certificateIdentities);
				} else if (e.signers?.$case === "publicKeys") {
					n.publicKeys = t.PublicKeyIdentities.toJSON(e.signers.publicKeys);
				}
				if (e.tlogOptions !== undefined) {
					n.tlogOptions = t.ArtifactVerificationOptions_TlogOptions.toJSON(e.tlogOptions);
				}
				if (e.ctlogOptions !== undefined) {
					n.ctlogOptions = t.ArtifactVerificationOptions_CtlogOptions.toJSON(e.ctlogOptions);
				}
				if (e.tsaOptions !== undefined) {
					n.tsaOptions = t.ArtifactVerificationOptions_TimestampAuthorityOptions.toJSON(e.tsaOptions);
				}
				if (e.integratedTsOptions !== undefined) {
					n.integratedTsOptions = t.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.toJSON(e.integratedTsOptions);
				}
				if (e.observerOptions !== undefined) {
					n.observerOptions = t.ArtifactVerificationOptions_ObserverTimestampOptions.toJSON(e.observerOptions);
				}
				return n;
			}
		};
		t.ArtifactVerificationOptions_TlogOptions = {
			fromJSON(e) {
				return {
					threshold: isSet(e.threshold) ? globalThis.Number(e.threshold) : 0,
					performOnlineVerification: isSet(e.performOnlineVerification) ? globalThis.Boolean(e.performOnlineVerification) : false,
					disable: isSet(e.disable) ? globalThis.Boolean(e.disable) : false
				};
			},
			toJSON(e) {
				const t = {};
				if (e.threshold !== 0) {
					t.threshold = Math.round(e.threshold);
				}
				if (e.performOnlineVerification !== false) {
					t.performOnlineVerification = e.performOnlineVerification;
				}
				if (e.disable !== false) {
					t.disable = e.disable;
				}
				return t;
			}
		};
		t.ArtifactVerificationOptions_CtlogOptions = {
			fromJSON(e) {
				return {
					threshold: isSet(e.threshold) ? globalThis.Number(e.threshold) : 0,
					disable: isSet(e.disable) ? globalThis.Boolean(e.disable) : false
				};
			},
			toJSON(e) {
				const t = {};
				if (e.threshold !== 0) {
					t.threshold = Math.round(e.threshold);
				}
				if (e.disable !== false) {
					t.disable = e.disable;
				}
				return t;
			}
		};
		t.ArtifactVerificationOptions_TimestampAuthorityOptions = {
			fromJSON(e) {
				return {
					threshold: isSet(e.threshold) ? globalThis.Number(e.threshold) : 0,
					disable: isSet(e.disable) ? globalThis.Boolean(e.disable) : false
				};
			},
			toJSON(e) {
				const t = {};
				if (e.threshold !== 0) {
					t.threshold = Math.round(e.threshold);
				}
				if (e.disable !== false) {
					t.disable = e.disable;
				}
				return t;
			}
		};
		t.ArtifactVerificationOptions_TlogIntegratedTimestampOptions = {
			fromJSON(e) {
				return {
					threshold: isSet(e.threshold) ? globalThis.Number(e.threshold) : 0,
					disable: isSet(e.disable) ? globalThis.Boolean(e.disable) : false
				};
			},
			toJSON(e) {
				const t = {};
				if (e.threshold !== 0) {
					t.threshold = Math.round(e.threshold);
				}
				if (e.disable !== false) {
					t.disable = e.disable;
				}
				return t;
			}
		};
		t.ArtifactVerificationOptions_ObserverTimestampOptions = {
			fromJSON(e) {
				return {
					threshold: isSet(e.threshold) ? globalThis.Number(e.threshold) : 0,
					disable: isSet(e.disable) ? globalThis.Boolean(e.disable) : false
				};
			},
			toJSON(e) {
				const t = {};
				if (e.threshold !== 0) {
					t.threshold = Math.round(e.threshold);
				}
				if (e.disable !== false) {
					t.disable = e.disable;
				}
				return t;
			}
		};
		t.Artifact = {
			fromJSON(e) {
				return { data: isSet(e.artifactUri) ? {
					$case: "artifactUri",
					artifactUri: globalThis.String(e.artifactUri)
				} : isSet(e.artifact) ? {
					$case: "artifact",
					artifact: Buffer.from(bytesFromBase64(e.artifact))
				} : isSet(e.artifactDigest) ? {
					$case: "artifactDigest",
					artifactDigest: i.HashOutput.fromJSON(e.artifactDigest)
				} : undefined };
			},
			toJSON(e) {
				const t = {};
				if (e.data?.$case === "artifactUri") {
					t.artifactUri = e.data.artifactUri;
				} else if (e.data?.$case === "artifact") {
					t.artifact = base64FromBytes(e.data.artifact);
				} else if (e.data?.$case === "artifactDigest") {
					t.artifactDigest = i.HashOutput.toJSON(e.data.artifactDigest);
				}
				return t;
			}
		};
		t.Input = {
			fromJSON(e) {
				return {
					artifactTrustRoot: isSet(e.artifactTrustRoot) ? a.TrustedRoot.fromJSON(e.artifactTrustRoot) : undefined,
					artifactVerificationOptions: isSet(e.artifactVerificationOptions) ? t.ArtifactVerificationOptions.fromJSON(e.artifactVerificationOptions) : undefined,
					bundle: isSet(e.bundle) ? r.Bundle.fromJSON(e.bundle) : undefined,
					artifact: isSet(e.artifact) ? t.Artifact.fromJSON(e.artifact) : undefined
				};
			},
			toJSON(e) {
				const n = {};
				if (e.artifactTrustRoot !== undefined) {
					n.artifactTrustRoot = a.TrustedRoot.toJSON(e.artifactTrustRoot);
				}
				if (e.artifactVerificationOptions !== undefined) {
					n.artifactVerificationOptions = t.ArtifactVerificationOptions.toJSON(e.artifactVerificationOptions);
				}
				if (e.bundle !== undefined) {
					n.bundle = r.Bundle.toJSON(e.bundle);
				}
				if (e.artifact !== undefined) {
					n.artifact = t.Artifact.toJSON(e.artifact);
				}
				return n;
			}
		};
		function bytesFromBase64(e) {
			return Uint8Array.from(globalThis.Buffer.from(e, "base64"));
		}
		function base64FromBytes(e) {
			return globalThis.Buffer.from(e).toString("base64");
		}
		function isSet(e) {
			return e !== null && e !== undefined;
		}
	}),
	19654: (function(e, t, n) {
		var r = this && this.__createBinding || (Object.create ? (function(e, t, n, r) {
			if (r === undefined) r = n;
			var i = Object.getOwnPropertyDescriptor(t, n);
			if (!i || ("get" in i ? !t.__esModule : i.writable || i.configurable)) {
				i = {
					enumerable: true,
					get: function() {
						return t[n];
					}
				};
			}
			Object.defineProperty(e, r, i);
		}) : (function(e, t, n, r) {
			if (r === undefined) r = n;
			e[r] = t[n];
		}));
		var i = this && this.__exportStar || function(e, t) {
			for (var n in e) if (n !== "default" && !Object.prototype.hasOwnProperty.call(t, n)) r(t, e, n);
		};
		Object.defineProperty(t, "__esModule", { value: true });
		i(n(47030), t);
		i(n(70715), t);
		i(n(5334), t);
		i(n(85204), t);
		i(n(61997), t);
		i(n(99732), t);
	}),
	13835: (function(e, t, n) {
		var r = this && this.__createBinding || (Object.create ? (function(e, t, n, r) {
			if (r === undefined) r = n;
			var i = Object.getOwnPropertyDescriptor(t, n);
			if (!i || ("get" in i ? !t.__esModule : i.writable || i.configurable)) {
				i = {
					enumerable: true,
					get: function() {
						return t[n];
					}
				};
			}
			Object.defineProperty(e, r, i);
		}) : (function(e, t, n, r) {
			if (r === undefined) r = n;
			e[r] = t[n];
		}));
		var i = this && this.__exportStar || function(e, t) {
			for (var n in e) if (n !== "default" && !Object.prototype.hasOwnProperty.call(t, n)) r(t, e, n);
		};
		Object.defineProperty(t, "__esModule", { value: true });
		i(n(36764), t);
		i(n(381), t);
		i(n(4969), t);
		i(n(7543), t);
	}),
	52635: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.DSSESignatureContent = void 0;
		const r = n(83917);
		class DSSESignatureContent {
			env;
			constructor(e) {
				this.env = e;
			}
			compareDigest(e) {
				return r.crypto.bufferEqual(e, r.crypto.digest("sha256", this.env.payload));
			}
			compareSignature(e) {
				return r.crypto.bufferEqual(e, this.signature);
			}
			verifySignature(e) {
				return r.crypto.verify(this.preAuthEncoding, e, this.signature);
			}
			get signature() {
				return this.env.signatures.length > 0 ? this.env.signatures[0].sig : Buffer.from("");
			}
			get preAuthEncoding() {
				return r.dsse.preAuthEncoding(this.env.payloadType, this.env.payload);
			}
		}
		t.DSSESignatureContent = DSSESignatureContent;
	}),
	42544: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.toSignedEntity = toSignedEntity;
		t.signatureContent = signatureContent;
		const r = n(83917);
		const i = n(52635);
		const a = n(26531);
		function toSignedEntity(e, t) {
			const { tlogEntries: n, timestampVerificationData: i } = e.verificationMaterial;
			const a = [];
			for (const e of n) {
				if (e.integratedTime && e.integratedTime !== "0") {
					a.push({
						$case: "transparency-log",
						tlogEntry: e
					});
				}
			}
			for (const e of i?.rfc3161Timestamps ?? []) {
				a.push({
					$case: "timestamp-authority",
					timestamp: r.RFC3161Timestamp.parse(Buffer.from(e.signedTimestamp))
				});
			}
			return {
				signature: signatureContent(e, t),
				key: key(e),
				tlogEntries: n,
				timestamps: a
			};
		}
		function signatureContent(e, t) {
			switch (e.content.$case) {
				case "dsseEnvelope": return new i.DSSESignatureContent(e.content.dsseEnvelope);
				case "messageSignature": return new a.MessageSignatureContent(e.content.messageSignature, t);
			}
		}
		function key(e) {
			switch (e.verificationMaterial.content.$case) {
				case "publicKey": return {
					$case: "public-key",
					hint: e.verificationMaterial.content.publicKey.hint
				};
				case "x509CertificateChain": return {
					$case: "certificate",
					certificate: r.X509Certificate.parse(Buffer.from(e.verificationMaterial.content.x509CertificateChain.certificates[0].rawBytes))
				};
				case "certificate": return {
					$case: "certificate",
					certificate: r.X509Certificate.parse(Buffer.from(e.verificationMaterial.content.certificate.rawBytes))
				};
			}
		}
	}),
	26531: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.MessageSignatureContent = void 0;
		const r = n(83917);
		const i = n(19654);
		const a = {
			[i.HashAlgorithm.HASH_ALGORITHM_UNSPECIFIED]: "sha256",
			[i.HashAlgorithm.SHA2_256]: "sha256",
			[i.HashAlgorithm.SHA2_384]: "sha384",
			[i.HashAlgorithm.SHA2_512]: "sha512",
			[i.HashAlgorithm.SHA3_256]: "sha3-256",
			[i.HashAlgorithm.SHA3_384]: "sha3-384"
		};
		class MessageSignatureContent {
			signature;
			messageDigest;
			artifact;
			hashAlgorithm;
			constructor(e, t) {
				this.signature = e.signature;
				this.messageDigest = e.messageDigest.digest;
				this.artifact = t;
				this.hashAlgorithm = a[e.messageDigest.algorithm] ?? "sha256";
			}
			compareSignature(e) {
				return r.crypto.bufferEqual(e, this.signature);
			}
			compareDigest(e) {
				return r.crypto.bufferEqual(e, this.messageDigest);
			}
			verifySignature(e) {
				return r.crypto.verify(this.artifact, e, this.signature, this.hashAlgorithm);
			}
		}
		t.MessageSignatureContent = MessageSignatureContent;
	}),
	36849: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.PolicyError = t.VerificationError = void 0;
		class BaseError extends Error {
			code;
			cause;
			constructor({ code: e, message: t, cause: n }) {
				super(t);
				this.code = e;
				this.cause = n;
				this.name = this.constructor.name;
			}
		}
		class VerificationError extends BaseError {}
		t.VerificationError = VerificationError;
		class PolicyError extends BaseError {}
		t.PolicyError = PolicyError;
	}),
	54187: (function(e, t, n) {
		var r;
		r = { value: true };
		t.BL = t.jO = r = r = t.DC = void 0;
		var i = n(42544);
		Object.defineProperty(t, "DC", {
			enumerable: true,
			get: function() {
				return i.toSignedEntity;
			}
		});
		var a = n(36849);
		r = {
			enumerable: true,
			get: function() {
				return a.PolicyError;
			}
		};
		r = {
			enumerable: true,
			get: function() {
				return a.VerificationError;
			}
		};
		var o = n(97822);
		Object.defineProperty(t, "jO", {
			enumerable: true,
			get: function() {
				return o.toTrustMaterial;
			}
		});
		var s = n(74433);
		Object.defineProperty(t, "BL", {
			enumerable: true,
			get: function() {
				return s.Verifier;
			}
		});
	}),
	38412: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.CertificateChainVerifier = void 0;
		t.verifyCertificateChain = verifyCertificateChain;
		const r = n(36849);
		const i = n(97822);
		function verifyCertificateChain(e, t, n) {
			const a = (0, i.filterCertAuthorities)(n, e);
			let o;
			for (const n of a) {
				try {
					const r = new CertificateChainVerifier({
						trustedCerts: n.certChain,
						untrustedCert: t,
						timestamp: e
					});
					return r.verify();
				} catch (e) {
					o = e;
				}
			}
			throw new r.VerificationError({
				code: "CERTIFICATE_ERROR",
				message: "Failed to verify certificate chain",
				cause: o
			});
		}
		class CertificateChainVerifier {
			untrustedCert;
			trustedCerts;
			localCerts;
			timestamp;
			constructor(e) {
				this.untrustedCert = e.untrustedCert;
				this.trustedCerts = e.trustedCerts;
				this.localCerts = dedupeCertificates([...e.trustedCerts, e.untrustedCert]);
				this.timestamp = e.timestamp;
			}
			verify() {
				const e = this.sort();
				this.checkPath(e);
				const t = e.every((e) => e.validForDate(this.timestamp));
				if (!t) {
					throw new r.VerificationError({
						code: "CERTIFICATE_ERROR",
						message: "certificate is not valid or expired at the specified date"
					});
				}
				return e;
			}
			sort() {
				const e = this.untrustedCert;
				let t = this.buildPaths(e);
				t = t.filter((e) => e.some((e) => this.trustedCerts.includes(e)));
				if (t.length === 0) {
					throw new r.VerificationError({
						code: "CERTIFICATE_ERROR",
						message: "no trusted certificate path found"
					});
				}
				const n = t.reduce((e, t) => e.length < t.length ? e : t);
				return [e, ...n].slice(0, -1);
			}
			buildPaths(e) {
				const t = [];
				const n = this.findIssuer(e);
				if (n.length === 0) {
					throw new r.VerificationError({
						code: "CERTIFICATE_ERROR",
						message: "no valid certificate path found"
					});
				}
				for (let r = 0; r < n.length; r++) {
					const i = n[r];
					if (i.equals(e)) {
						t.push([e]);
						continue;
					}
					const a = this.buildPaths(i);
					for (let e = 0; e < a.length; e++) {
						t.push([i, ...a[e]]);
					}
				}
				return t;
			}
			findIssuer(e) {
				let t = [];
				let n;
				if (e.subject.equals(e.issuer)) {
					if (e.verify()) {
						return [e];
					}
				}
				if (e.extAuthorityKeyID) {
					n = e.extAuthorityKeyID.keyIdentifier;
				}
				this.localCerts.forEach((r) => {
					if (n) {
						if (r.extSubjectKeyID) {
							if (r.extSubjectKeyID.keyIdentifier.equals(n)) {
								t.push(r);
							}
							return;
						}
					}
					if (r.subject.equals(e.issuer)) {
						t.push(r);
					}
				});
				t = t.filter((t) => {
					try {
						return e.verify(t);
					} catch (e) {
						return false;
					}
				});
				return t;
			}
			checkPath(e) {
				if (e.length < 1) {
					throw new r.VerificationError({
						code: "CERTIFICATE_ERROR",
						message: "certificate chain must contain at least one certificate"
					});
				}
				const t = e.slice(1).every((e) => e.isCA);
				if (!t) {
					throw new r.VerificationError({
						code: "CERTIFICATE_ERROR",
						message: "intermediate certificate is not a CA"
					});
				}
				for (let t = e.length - 2; t >= 0; t--) {
					if (!e[t].issuer.equals(e[t + 1].subject)) {
						throw new r.VerificationError({
							code: "CERTIFICATE_ERROR",
							message: "incorrect certificate name chaining"
						});
					}
				}
				for (let t = 0; t < e.length; t++) {
					const n = e[t];
					if (n.extBasicConstraints?.isCA) {
						const e = n.extBasicConstraints.pathLenConstraint;
						if (e !== undefined && e < t - 1) {
							throw new r.VerificationError({
								code: "CERTIFICATE_ERROR",
								message: "path length constraint exceeded"
							});
						}
					}
				}
			}
		}
		t.CertificateChainVerifier = CertificateChainVerifier;
		function dedupeCertificates(e) {
			for (let t = 0; t < e.length; t++) {
				for (let n = t + 1; n < e.length; n++) {
					if (e[t].equals(e[n])) {
						e.splice(n, 1);
						n--;
					}
				}
			}
			return e;
		}
	}),
	53771: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.verifyPublicKey = verifyPublicKey;
		t.verifyCertificate = verifyCertificate;
		const r = n(83917);
		const i = n(36849);
		const a = n(38412);
		const o = n(21633);
		const s = "1.3.6.1.4.1.57264.1.1";
		const c = "1.3.6.1.4.1.57264.1.8";
		function verifyPublicKey(e, t, n) {
			const r = n.publicKey(e);
			t.forEach((e) => {
				if (!r.validFor(e)) {
					throw new i.VerificationError({
						code: "PUBLIC_KEY_ERROR",
						message: `Public key is not valid for timestamp: ${e.toISOString()}`
					});
				}
			});
			return { key: r.publicKey };
		}
		function verifyCertificate(e, t, n) {
			let r = [];
			t.forEach((t) => {
				r = (0, a.verifyCertificateChain)(t, e, n.certificateAuthorities);
			});
			return {
				scts: (0, o.verifySCTs)(r[0], r[1], n.ctlogs),
				signer: getSigner(r[0])
			};
		}
		function getSigner(e) {
			let t;
			const n = e.extension(c);
			if (n) {
				t = n.valueObj.subs?.[0]?.value.toString("ascii");
			} else {
				t = e.extension(s)?.value.toString("ascii");
			}
			const i = e.extensions.map((e) => {
				const t = e.subs[0].toOID();
				return {
					oid: { id: t.split(".").map(Number) },
					value: e.subs[e.subs.length - 1].value
				};
			});
			const a = {
				extensions: { issuer: t },
				subjectAlternativeName: e.subjectAltName,
				oids: i
			};
			return {
				key: r.crypto.createPublicKey(e.publicKey),
				identity: a
			};
		}
	}),
	21633: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.verifySCTs = verifySCTs;
		const r = n(83917);
		const i = n(36849);
		const a = n(97822);
		function verifySCTs(e, t, n) {
			let o;
			const s = e.clone();
			for (let e = 0; e < s.extensions.length; e++) {
				const t = s.extensions[e];
				if (t.subs[0].toOID() === r.EXTENSION_OID_SCT) {
					o = new r.X509SCTExtension(t);
					s.extensions.splice(e, 1);
					break;
				}
			}
			if (!o) {
				return [];
			}
			if (o.signedCertificateTimestamps.length === 0) {
				return [];
			}
			const c = new r.ByteStream();
			const l = r.crypto.digest("sha256", t.publicKey);
			c.appendView(l);
			const u = s.tbsCertificate.toDER();
			c.appendUint24(u.length);
			c.appendView(u);
			return o.signedCertificateTimestamps.map((e) => {
				const t = (0, a.filterTLogAuthorities)(n, {
					logID: e.logID,
					targetDate: e.datetime
				});
				const r = t.some((t) => e.verify(c.buffer, t.publicKey));
				if (!r) {
					throw new i.VerificationError({
						code: "CERTIFICATE_ERROR",
						message: "SCT verification failed"
					});
				}
				return e.logID;
			});
		}
	}),
	88037: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.verifySubjectAlternativeName = verifySubjectAlternativeName;
		t.verifyExtensions = verifyExtensions;
		t.verifyOIDs = verifyOIDs;
		const r = n(36849);
		function verifySubjectAlternativeName(e, t) {
			if (t === undefined || !t.match(e)) {
				throw new r.PolicyError({
					code: "UNTRUSTED_SIGNER_ERROR",
					message: `certificate identity error - expected ${e}, got ${t}`
				});
			}
		}
		function verifyExtensions(e, t = {}) {
			let n;
			for (n in e) {
				if (t[n] !== e[n]) {
					throw new r.PolicyError({
						code: "UNTRUSTED_SIGNER_ERROR",
						message: `invalid certificate extension - expected ${n}=${e[n]}, got ${n}=${t[n]}`
					});
				}
			}
		}
		function verifyOIDs(e, t = []) {
			for (const n of e) {
				const e = t.find((e) => oidEquals(n.oid?.id, e.oid?.id) && n.value.equals(e.value));
				if (!e) {
					const e = n.oid?.id.join(".") ?? "<unknown>";
					throw new r.PolicyError({
						code: "UNTRUSTED_SIGNER_ERROR",
						message: `invalid certificate extension - missing OID ${e}`
					});
				}
			}
		}
		function oidEquals(e, t) {
			if (e === undefined || t === undefined) {
				return false;
			}
			return e.length === t.length && e.every((e, n) => e === t[n]);
		}
	}),
	27968: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.getTSATimestamp = getTSATimestamp;
		t.getTLogTimestamp = getTLogTimestamp;
		const r = n(84472);
		function getTSATimestamp(e, t, n) {
			(0, r.verifyRFC3161Timestamp)(e, t, n);
			return {
				type: "timestamp-authority",
				logID: e.signerSerialNumber,
				timestamp: e.signingTime
			};
		}
		function getTLogTimestamp(e) {
			if (!e.inclusionPromise) {
				return undefined;
			}
			return {
				type: "transparency-log",
				logID: e.logId.keyId,
				timestamp: new Date(Number(e.integratedTime) * 1e3)
			};
		}
	}),
	84472: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.verifyRFC3161Timestamp = verifyRFC3161Timestamp;
		const r = n(83917);
		const i = n(36849);
		const a = n(38412);
		const o = n(97822);
		function verifyRFC3161Timestamp(e, t, n) {
			const r = e.signingTime;
			n = (0, o.filterCertAuthorities)(n, r);
			n = filterCAsBySerialAndIssuer(n, {
				serialNumber: e.signerSerialNumber,
				issuer: e.signerIssuer
			});
			const a = n.some((n) => {
				try {
					verifyTimestampForCA(e, t, n);
					return true;
				} catch (e) {
					return false;
				}
			});
			if (!a) {
				throw new i.VerificationError({
					code: "TIMESTAMP_ERROR",
					message: "timestamp could not be verified"
				});
			}
		}
		function verifyTimestampForCA(e, t, n) {
			const [o, ...s] = n.certChain;
			const c = r.crypto.createPublicKey(o.publicKey);
			const l = e.signingTime;
			try {
				new a.CertificateChainVerifier({
					untrustedCert: o,
					trustedCerts: s,
					timestamp: l
				}).verify();
			} catch (e) {
				throw new i.VerificationError({
					code: "TIMESTAMP_ERROR",
					message: "invalid certificate chain"
				});
			}
			e.verify(t, c);
		}
		function filterCAsBySerialAndIssuer(e, t) {
			return e.filter((e) => e.certChain.length > 0 && r.crypto.bufferEqual(e.certChain[0].serialNumber, t.serialNumber) && r.crypto.bufferEqual(e.certChain[0].issuer, t.issuer));
		}
	}),
	39266: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.LogCheckpoint = void 0;
		t.verifyCheckpoint = verifyCheckpoint;
		const r = n(83917);
		const i = n(36849);
		const a = "\n\n";
		const o = /\u2014 (\S+) (\S+)\n/g;
		function verifyCheckpoint(e, t) {
			const n = e.inclusionProof;
			const r = SignedNote.fromString(n.checkpoint.envelope);
			const a = LogCheckpoint.fromString(r.note);
			if (!verifySignedNote(r, t)) {
				throw new i.VerificationError({
					code: "TLOG_INCLUSION_PROOF_ERROR",
					message: "invalid checkpoint signature"
				});
			}
			return a;
		}
		function verifySignedNote(e, t) {
			const n = Buffer.from(e.note, "utf-8");
			return e.signatures.some((e) => {
				const i = t.find((t) => r.crypto.bufferEqual(t.logID.subarray(0, 4), e.keyHint) && t.baseURL.match(e.name));
				if (!i) {
					return false;
				}
				return r.crypto.verify(n, i.publicKey, e.signature);
			});
		}
		class SignedNote {
			note;
			signatures;
			constructor(e, t) {
				this.note = e;
				this.signatures = t;
			}
			static fromString(e) {
				if (!e.includes(a)) {
					throw new i.VerificationError({
						code: "TLOG_INCLUSION_PROOF_ERROR",
						message: "missing checkpoint separator"
					});
				}
				const t = e.indexOf(a);
				const n = e.slice(0, t + 1);
				const r = e.slice(t + a.length);
				const s = r.matchAll(o);
				const c = Array.from(s, (e) => {
					const [, t, n] = e;
					const r = Buffer.from(n, "base64");
					if (r.length < 5) {
						throw new i.VerificationError({
							code: "TLOG_INCLUSION_PROOF_ERROR",
							message: "malformed checkpoint signature"
						});
					}
					return {
						name: t,
						keyHint: r.subarray(0, 4),
						signature: r.subarray(4)
					};
				});
				if (c.length === 0) {
					throw new i.VerificationError({
						code: "TLOG_INCLUSION_PROOF_ERROR",
						message: "no signatures found in checkpoint"
					});
				}
				return new SignedNote(n, c);
			}
		}
		class LogCheckpoint {
			origin;
			logSize;
			logHash;
			rest;
			constructor(e, t, n, r) {
				this.origin = e;
				this.logSize = t;
				this.logHash = n;
				this.rest = r;
			}
			static fromString(e) {
				const t = e.trimEnd().split("\n");
				if (t.length < 3) {
					throw new i.VerificationError({
						code: "TLOG_INCLUSION_PROOF_ERROR",
						message: "too few lines in checkpoint header"
					});
				}
				const n = t[0];
				const r = BigInt(t[1]);
				const a = Buffer.from(t[2], "base64");
				const o = t.slice(3);
				return new LogCheckpoint(n, r, a, o);
			}
		}
		t.LogCheckpoint = LogCheckpoint;
	}),
	27005: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.DSSE_API_VERSION_V1 = void 0;
		t.verifyDSSETLogBody = verifyDSSETLogBody;
		t.verifyDSSETLogBodyV2 = verifyDSSETLogBodyV2;
		const r = n(36849);
		t.DSSE_API_VERSION_V1 = "0.0.1";
		function verifyDSSETLogBody(e, n) {
			switch (e.apiVersion) {
				case t.DSSE_API_VERSION_V1: return verifyDSSE001TLogBody(e, n);
				default: throw new r.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: `unsupported dsse version: ${e.apiVersion}`
				});
			}
		}
		function verifyDSSETLogBodyV2(e, t) {
			const n = e.spec?.spec;
			if (!n) {
				throw new r.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: `missing dsse spec`
				});
			}
			switch (n.$case) {
				case "dsseV002": return verifyDSSE002TLogBody(n.dsseV002, t);
				default: throw new r.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: `unsupported version: ${n.$case}`
				});
			}
		}
		function verifyDSSE001TLogBody(e, t) {
			if (e.spec.signatures?.length !== 1) {
				throw new r.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: "signature count mismatch"
				});
			}
			const n = e.spec.signatures[0].signature;
			if (!t.compareSignature(Buffer.from(n, "base64"))) throw new r.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: "tlog entry signature mismatch"
			});
			const i = e.spec.payloadHash?.value || "";
			if (!t.compareDigest(Buffer.from(i, "hex"))) {
				throw new r.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: "DSSE payload hash mismatch"
				});
			}
		}
		function verifyDSSE002TLogBody(e, t) {
			if (e.signatures?.length !== 1) {
				throw new r.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: "signature count mismatch"
				});
			}
			const n = e.signatures[0].content;
			if (!t.compareSignature(n)) throw new r.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: "tlog entry signature mismatch"
			});
			const i = e.payloadHash?.digest || Buffer.from("");
			if (!t.compareDigest(i)) {
				throw new r.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: "DSSE payload hash mismatch"
				});
			}
		}
	}),
	1484: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.HASHEDREKORD_API_VERSION_V1 = void 0;
		t.verifyHashedRekordTLogBody = verifyHashedRekordTLogBody;
		t.verifyHashedRekordTLogBodyV2 = verifyHashedRekordTLogBodyV2;
		const r = n(36849);
		t.HASHEDREKORD_API_VERSION_V1 = "0.0.1";
		function verifyHashedRekordTLogBody(e, n) {
			switch (e.apiVersion) {
				case t.HASHEDREKORD_API_VERSION_V1: return verifyHashedrekord001TLogBody(e, n);
				default: throw new r.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: `unsupported hashedrekord version: ${e.apiVersion}`
				});
			}
		}
		function verifyHashedRekordTLogBodyV2(e, t) {
			const n = e.spec?.spec;
			if (!n) {
				throw new r.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: `missing dsse spec`
				});
			}
			switch (n.$case) {
				case "hashedRekordV002": return verifyHashedrekord002TLogBody(n.hashedRekordV002, t);
				default: throw new r.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: `unsupported version: ${n.$case}`
				});
			}
		}
		function verifyHashedrekord001TLogBody(e, t) {
			const n = e.spec.signature.content || "";
			if (!t.compareSignature(Buffer.from(n, "base64"))) {
				throw new r.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: "signature mismatch"
				});
			}
			const i = e.spec.data.hash?.value || "";
			if (!t.compareDigest(Buffer.from(i, "hex"))) {
				throw new r.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: "digest mismatch"
				});
			}
		}
		function verifyHashedrekord002TLogBody(e, t) {
			const n = e.signature?.content || Buffer.from("");
			if (!t.compareSignature(n)) {
				throw new r.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: "signature mismatch"
				});
			}
			const i = e.data?.digest || Buffer.from("");
			if (!t.compareDigest(i)) {
				throw new r.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: "digest mismatch"
				});
			}
		}
	}),
	38218: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.verifyTLogBody = verifyTLogBody;
		t.verifyTLogInclusion = verifyTLogInclusion;
		const r = n(13835);
		const i = n(36849);
		const a = n(27005);
		const o = n(1484);
		const s = n(17703);
		const c = n(39266);
		const l = n(17046);
		const u = n(2714);
		function verifyTLogBody(e, t) {
			const { kind: n, version: c } = e.kindVersion;
			const l = JSON.parse(e.canonicalizedBody.toString("utf8"));
			if (n !== l.kind || c !== l.apiVersion) {
				throw new i.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: `kind/version mismatch - expected: ${n}/${c}, received: ${l.kind}/${l.apiVersion}`
				});
			}
			switch (n) {
				case "dsse": if (c == a.DSSE_API_VERSION_V1) {
					return (0, a.verifyDSSETLogBody)(l, t);
				} else {
					const e = r.Entry.fromJSON(l);
					return (0, a.verifyDSSETLogBodyV2)(e, t);
				}
				case "intoto": return (0, s.verifyIntotoTLogBody)(l, t);
				case "hashedrekord": if (c == o.HASHEDREKORD_API_VERSION_V1) {
					return (0, o.verifyHashedRekordTLogBody)(l, t);
				} else {
					const e = r.Entry.fromJSON(l);
					return (0, o.verifyHashedRekordTLogBodyV2)(e, t);
				}
				default: throw new i.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: `unsupported kind: ${n}`
				});
			}
		}
		function verifyTLogInclusion(e, t) {
			let n = false;
			if (isTLogEntryWithInclusionPromise(e)) {
				(0, u.verifyTLogSET)(e, t);
				n = true;
			}
			if (isTLogEntryWithInclusionProof(e)) {
				const r = (0, c.verifyCheckpoint)(e, t);
				(0, l.verifyMerkleInclusion)(e, r);
				n = true;
			}
			if (!n) {
				throw new i.VerificationError({
					code: "TLOG_MISSING_INCLUSION_ERROR",
					message: "inclusion could not be verified"
				});
			}
			return;
		}
		function isTLogEntryWithInclusionPromise(e) {
			return e.inclusionPromise !== undefined;
		}
		function isTLogEntryWithInclusionProof(e) {
			return e.inclusionProof !== undefined;
		}
	}),
	17703: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.verifyIntotoTLogBody = verifyIntotoTLogBody;
		const r = n(36849);
		function verifyIntotoTLogBody(e, t) {
			switch (e.apiVersion) {
				case "0.0.2": return verifyIntoto002TLogBody(e, t);
				default: throw new r.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: `unsupported intoto version: ${e.apiVersion}`
				});
			}
		}
		function verifyIntoto002TLogBody(e, t) {
			if (e.spec.content.envelope.signatures?.length !== 1) {
				throw new r.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: "signature count mismatch"
				});
			}
			const n = base64Decode(e.spec.content.envelope.signatures[0].sig);
			if (!t.compareSignature(Buffer.from(n, "base64"))) {
				throw new r.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: "tlog entry signature mismatch"
				});
			}
			const i = e.spec.content.payloadHash?.value || "";
			if (!t.compareDigest(Buffer.from(i, "hex"))) {
				throw new r.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: "DSSE payload hash mismatch"
				});
			}
		}
		function base64Decode(e) {
			return Buffer.from(e, "base64").toString("utf-8");
		}
	}),
	17046: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.verifyMerkleInclusion = verifyMerkleInclusion;
		const r = n(83917);
		const i = n(36849);
		const a = Buffer.from([0]);
		const o = Buffer.from([1]);
		function verifyMerkleInclusion(e, t) {
			const n = e.inclusionProof;
			const a = BigInt(n.logIndex);
			const o = BigInt(t.logSize);
			if (a < 0n || a >= o) {
				throw new i.VerificationError({
					code: "TLOG_INCLUSION_PROOF_ERROR",
					message: `invalid index: ${a}`
				});
			}
			const { inner: s, border: c } = decompInclProof(a, o);
			if (n.hashes.length !== s + c) {
				throw new i.VerificationError({
					code: "TLOG_INCLUSION_PROOF_ERROR",
					message: "invalid hash count"
				});
			}
			const l = n.hashes.slice(0, s);
			const u = n.hashes.slice(s);
			const d = hashLeaf(e.canonicalizedBody);
			const f = chainBorderRight(chainInner(d, l, a), u);
			if (!r.crypto.bufferEqual(f, t.logHash)) {
				throw new i.VerificationError({
					code: "TLOG_INCLUSION_PROOF_ERROR",
					message: "calculated root hash does not match inclusion proof"
				});
			}
		}
		function decompInclProof(e, t) {
			const n = innerProofSize(e, t);
			const r = onesCount(e >> BigInt(n));
			return {
				inner: n,
				border: r
			};
		}
		function chainInner(e, t, n) {
			return t.reduce((e, t, r) => {
				if (n >> BigInt(r) & BigInt(1)) {
					return hashChildren(t, e);
				} else {
					return hashChildren(e, t);
				}
			}, e);
		}
		function chainBorderRight(e, t) {
			return t.reduce((e, t) => hashChildren(t, e), e);
		}
		function innerProofSize(e, t) {
			return bitLength(e ^ t - BigInt(1));
		}
		function onesCount(e) {
			return e.toString(2).split("1").length - 1;
		}
		function bitLength(e) {
			if (e === 0n) {
				return 0;
			}
			return e.toString(2).length;
		}
		function hashChildren(e, t) {
			return r.crypto.digest("sha256", o, e, t);
		}
		function hashLeaf(e) {
			return r.crypto.digest("sha256", a, e);
		}
	}),
	2714: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.verifyTLogSET = verifyTLogSET;
		const r = n(83917);
		const i = n(36849);
		const a = n(97822);
		function verifyTLogSET(e, t) {
			const n = (0, a.filterTLogAuthorities)(t, {
				logID: e.logId.keyId,
				targetDate: new Date(Number(e.integratedTime) * 1e3)
			});
			const o = n.some((t) => {
				const n = toVerificationPayload(e);
				const i = Buffer.from(r.json.canonicalize(n), "utf8");
				const a = e.inclusionPromise.signedEntryTimestamp;
				return r.crypto.verify(i, t.publicKey, a);
			});
			if (!o) {
				throw new i.VerificationError({
					code: "TLOG_INCLUSION_PROMISE_ERROR",
					message: "inclusion promise could not be verified"
				});
			}
		}
		function toVerificationPayload(e) {
			const { integratedTime: t, logIndex: n, logId: r, canonicalizedBody: i } = e;
			return {
				body: i.toString("base64"),
				integratedTime: Number(t),
				logIndex: Number(n),
				logID: r.keyId.toString("hex")
			};
		}
	}),
	19738: (function(e, t) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.filterCertAuthorities = filterCertAuthorities;
		t.filterTLogAuthorities = filterTLogAuthorities;
		function filterCertAuthorities(e, t) {
			return e.filter((e) => {
				return e.validFor.start <= t && e.validFor.end >= t;
			});
		}
		function filterTLogAuthorities(e, t) {
			return e.filter((e) => {
				if (t.logID && !e.logID.equals(t.logID)) {
					return false;
				}
				return e.validFor.start <= t.targetDate && t.targetDate <= e.validFor.end;
			});
		}
	}),
	97822: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.filterTLogAuthorities = t.filterCertAuthorities = void 0;
		t.toTrustMaterial = toTrustMaterial;
		const r = n(83917);
		const i = n(19654);
		const a = n(36849);
		const o = new Date(0);
		const s = new Date(864e13);
		var c = n(19738);
		Object.defineProperty(t, "filterCertAuthorities", {
			enumerable: true,
			get: function() {
				return c.filterCertAuthorities;
			}
		});
		Object.defineProperty(t, "filterTLogAuthorities", {
			enumerable: true,
			get: function() {
				return c.filterTLogAuthorities;
			}
		});
		function toTrustMaterial(e, t) {
			const n = typeof t === "function" ? t : keyLocator(t);
			return {
				certificateAuthorities: e.certificateAuthorities.map(createCertAuthority),
				timestampAuthorities: e.timestampAuthorities.map(createCertAuthority),
				tlogs: e.tlogs.map(createTLogAuthority),
				ctlogs: e.ctlogs.map(createTLogAuthority),
				publicKey: n
			};
		}
		function createTLogAuthority(e) {
			const t = e.publicKey.keyDetails;
			const n = t === i.PublicKeyDetails.PKCS1_RSA_PKCS1V5 || t === i.PublicKeyDetails.PKIX_RSA_PKCS1V5 || t === i.PublicKeyDetails.PKIX_RSA_PKCS1V15_2048_SHA256 || t === i.PublicKeyDetails.PKIX_RSA_PKCS1V15_3072_SHA256 || t === i.PublicKeyDetails.PKIX_RSA_PKCS1V15_4096_SHA256 ? "pkcs1" : "spki";
			return {
				baseURL: e.baseUrl,
				logID: e.checkpointKeyId ? e.checkpointKeyId.keyId : e.logId.keyId,
				publicKey: r.crypto.createPublicKey(e.publicKey.rawBytes, n),
				validFor: {
					start: e.publicKey.validFor?.start || o,
					end: e.publicKey.validFor?.end || s
				}
			};
		}
		function createCertAuthority(e) {
			return {
				certChain: e.certChain.certificates.map((e) => {
					return r.X509Certificate.parse(Buffer.from(e.rawBytes));
				}),
				validFor: {
					start: e.validFor?.start || o,
					end: e.validFor?.end || s
				}
			};
		}
		function keyLocator(e) {
			return (t) => {
				const n = (e || {})[t];
				if (!n) {
					throw new a.VerificationError({
						code: "PUBLIC_KEY_ERROR",
						message: `key not found: ${t}`
					});
				}
				return {
					publicKey: r.crypto.createPublicKey(n.rawBytes),
					validFor: (e) => {
						return (n.validFor?.start || o) <= e && (n.validFor?.end || s) >= e;
					}
				};
			};
		}
	}),
	74433: (function(e, t, n) {
		Object.defineProperty(t, "__esModule", { value: true });
		t.Verifier = void 0;
		const r = n(39023);
		const i = n(36849);
		const a = n(53771);
		const o = n(88037);
		const s = n(27968);
		const c = n(38218);
		class Verifier {
			trustMaterial;
			options;
			constructor(e, t = {}) {
				this.trustMaterial = e;
				this.options = {
					ctlogThreshold: t.ctlogThreshold ?? 1,
					tlogThreshold: t.tlogThreshold ?? 1,
					timestampThreshold: t.timestampThreshold ?? t.tsaThreshold ?? 1,
					tsaThreshold: 0
				};
			}
			verify(e, t) {
				const n = this.verifyTimestamps(e);
				const r = this.verifySigningKey(e, n);
				this.verifyTLogs(e);
				this.verifySignature(e, r);
				if (t) {
					this.verifyPolicy(t, r.identity || {});
				}
				return r;
			}
			verifyTimestamps(e) {
				const t = [];
				for (const n of e.timestamps) {
					switch (n.$case) {
						case "timestamp-authority":
							t.push((0, s.getTSATimestamp)(n.timestamp, e.signature.signature, this.trustMaterial.timestampAuthorities));
							break;
						case "transparency-log": {
							const e = (0, s.getTLogTimestamp)(n.tlogEntry);
							if (e) {
								t.push(e);
							}
							break;
						}
					}
				}
				if (containsDupes(t)) {
					throw new i.VerificationError({
						code: "TIMESTAMP_ERROR",
						message: "duplicate timestamp"
					});
				}
				if (t.length < this.options.timestampThreshold) {
					throw new i.VerificationError({
						code: "TIMESTAMP_ERROR",
						message: `expected ${this.options.timestampThreshold} timestamps, got ${t.length}`
					});
				}
				return t.map((e) => e.timestamp);
			}
			verifySigningKey({ key: e }, t) {
				switch (e.$case) {
					case "public-key": {
						return (0, a.verifyPublicKey)(e.hint, t, this.trustMaterial);
					}
					case "certificate": {
						const n = (0, a.verifyCertificate)(e.certificate, t, this.trustMaterial);
						if (containsDupes(n.scts)) {
							throw new i.VerificationError({
								code: "CERTIFICATE_ERROR",
								message: "duplicate SCT"
							});
						}
						if (n.scts.length < this.options.ctlogThreshold) {
							throw new i.VerificationError({
								code: "CERTIFICATE_ERROR",
								message: `expected ${this.options.ctlogThreshold} SCTs, got ${n.scts.length}`
							});
						}
						return n.signer;
					}
				}
			}
			verifyTLogs({ signature: e, tlogEntries: t }) {
				let n = 0;
				t.forEach((t) => {
					n++;
					(0, c.verifyTLogInclusion)(t, this.trustMaterial.tlogs);
					(0, c.verifyTLogBody)(t, e);
				});
				if (n < this.options.tlogThreshold) {
					throw new i.VerificationError({
						code: "TLOG_ERROR",
						message: `expected ${this.options.tlogThreshold} tlog entries, got ${n}`
					});
				}
			}
			verifySignature(e, t) {
				if (!e.signature.verifySignature(t.key)) {
					throw new i.VerificationError({
						code: "SIGNATURE_ERROR",
						message: "signature verification failed"
					});
				}
			}
			verifyPolicy(e, t) {
				if (e.subjectAlternativeName) {
					(0, o.verifySubjectAlternativeName)(e.subjectAlternativeName, t.subjectAlternativeName);
				}
				if (e.extensions) {
					(0, o.verifyExtensions)(e.extensions, t.extensions);
				}
				if (e.oids) {
					(0, o.verifyOIDs)(e.oids, t.oids);
				}
			}
		}
		t.Verifier = Verifier;
		function containsDupes(e) {
			for (let t = 0; t < e.length; t++) {
				for (let n = t + 1; n < e.length; n++) {
					if ((0, r.isDeepStrictEqual)(e[t], e[n])) {
						return true;
					}
				}
			}
			return false;
		}
	}),
	8032: (function(e) {
		e.exports = JSON.parse("{\"https://tuf-repo-cdn.sigstore.dev\":{\"root.json\":\"ewogInNpZ25hdHVyZXMiOiBbCiAgewogICAia2V5aWQiOiAiZTcxYTU0ZDU0MzgzNWJhODZhZGFkOTQ2MDM3OWM3NjQxZmI4NzI2ZDE2NGVhNzY2ODAxYTFjNTIyYWJhN2VhMiIsCiAgICJzaWciOiAiMzA0NjAyMjEwMGUwNGM5NzA2Mjk5YmU1ZDhjMmIxNGZiNTBiY2Q1YjljMjQxZjEwNTk3MTUzZGZlMjJmOTQzZWZlODk2YjUxNTAwMjIxMDBjZmQ3YjlmMDZhNTkwMDc4NGUzMTJkMDJiOGUzMzZlZGJiM2IyZmFiNjFhYzE0NTUwYjMxMTJiNGY5ZTMzZGY0IgogIH0sCiAgewogICAia2V5aWQiOiAiMjJmNGNhZWM2ZDhlNmY5NTU1YWY2NmIzZDRjM2NiMDZhM2JiMjNmZGM3ZTM5YzkxNmM2MWY0NjJlNmY1MmIwNiIsCiAgICJzaWciOiAiIgogIH0sCiAgewogICAia2V5aWQiOiAiNjE2NDM4MzgxMjViNDQwYjQwZGI2OTQyZjVjYjVhMzFjMGRjMDQzNjgzMTZlYjJhYWE1OGI5NTkwNGE1ODIyMiIsCiAgICJzaWciOiAiMzA0NTAyMjEwMGNjMzA4YWU3ZDM5MGZhNzgyZWUzMzc2ZGRmYWE5Mjk4MzUwMTZlODZkYWQ4MWY2OWUyZGU3ZWMxZTE3NDQzMmUwMjIwNWZiMTk5MDZhMzFjY2UxNDZjMjk2MjQ0NDNjMGQwYzJmMzNlZTgwZGFjMzlkNzIxMTRmOTM5NjA3Y2MyMjkzNyIKICB9LAogIHsKICAgImtleWlkIjogImE2ODdlNWJmNGZhYjgyYjBlZTU4ZDQ2ZTA1Yzk1MzUxNDVhMmM5YWZiNDU4ZjQzZDQyYjQ1Y2EwZmRjZTJhNzAiLAogICAic2lnIjogIjMwNDUwMjIwM2Y4YWZmN2EzMGUwNWE4YzNkOTA0YjY3MWFiMWE2ZTRlOGE2ZjUwOGI3Y2ZhMGM3ODBlNzI5NzZiZWU3YTIyNzAyMjEwMGY2NGM5Yjc2NTUyNmYzNGQ5ZWExNjMzOWNmMjM4ODkzZTFjMzM2OGI0ZjA5MTBhNjFhMWFmMjdkZGEwMWViYjkiCiAgfSwKICB7CiAgICJrZXlpZCI6ICIxODNlNjRmMzc2NzBkYzEzY2EwZDI4OTk1YTMwNTNmMzc0MDk1NGRkY2U0NDMyMWE0MWU0NjUzNGNmNDRlNjMyIiwKICAgInNpZyI6ICIzMDQ1MDIyMDIzNjNjYTI0OWFlZmE2ZDVmNjFjNDA4YTMyY2RkMDc5YjAzNGE3ODg4ZGRmMjEzNmRjNDUxNWVkNGE3Mjg0MTgwMjIxMDBiMDRlY2E0MmJjNTEwY2NiYmY1ZDMwNzgzYWFhOTM2YjFmMTM3Y2E3YTAxN2VlOWQ5MGQzNzEwNDMyZGEwNDI3IgogIH0KIF0sCiAic2lnbmVkIjogewogICJfdHlwZSI6ICJyb290IiwKICAiY29uc2lzdGVudF9zbmFwc2hvdCI6IHRydWUsCiAgImV4cGlyZXMiOiAiMjAyNi0wNi0yMlQxMzoyNzowMVoiLAogICJrZXlzIjogewogICAiMGM4NzQzMmMzYmYwOWZkOTkxODlmZGMzMmZhNWVhZWRmNGU0YTVmYWM3YmFiNzNmYTA0YTJlMGZjNjRhZjZmNSI6IHsKICAgICJrZXlpZF9oYXNoX2FsZ29yaXRobXMiOiBbCiAgICAgInNoYTI1NiIsCiAgICAgInNoYTUxMiIKICAgIF0sCiAgICAia2V5dHlwZSI6ICJlY2RzYSIsCiAgICAia2V5dmFsIjogewogICAgICJwdWJsaWMiOiAiLS0tLS1CRUdJTiBQVUJMSUMgS0VZLS0tLS1cbk1Ga3dFd1lIS29aSXpqMENBUVlJS29aSXpqMERBUWNEUWdBRVdSaUdyNStqKzNKNVNzSCtadHI1bkUySDJ3TzdcbkJWK25PM3M5M2dMY2ExOHFUT3pIWTFvV3lBR0R5a01Tc0dUVUJTdDlEK0FuMEtmS3NEMm1mU000MlE9PVxuLS0tLS1FTkQgUFVCTElDIEtFWS0tLS0tXG4iCiAgICB9LAogICAgInNjaGVtZSI6ICJlY2RzYS1zaGEyLW5pc3RwMjU2IiwKICAgICJ4LXR1Zi1vbi1jaS1vbmxpbmUtdXJpIjogImdjcGttczpwcm9qZWN0cy9zaWdzdG9yZS1yb290LXNpZ25pbmcvbG9jYXRpb25zL2dsb2JhbC9rZXlSaW5ncy9yb290L2NyeXB0b0tleXMvdGltZXN0YW1wL2NyeXB0b0tleVZlcnNpb25zLzEiCiAgIH0sCiAgICIxODNlNjRmMzc2NzBkYzEzY2EwZDI4OTk1YTMwNTNmMzc0MDk1NGRkY2U0NDMyMWE0MWU0NjUzNGNmNDRlNjMyIjogewogICAgImtleXR5cGUiOiAiZWNkc2EiLAogICAgImtleXZhbCI6IHsKICAgICAicHVibGljIjogIi0tLS0tQkVHSU4gUFVCTElDIEtFWS0tLS0tXG5NRmt3RXdZSEtvWkl6ajBDQVFZSUtvWkl6ajBEQVFjRFFnQUVNeHBQT0pDSVo1b3RHNDEwNmZHSnNlRVFpM1Y5XG5wa01ZUTR1eVY5VGoxTTdXSFhJeUxHK2prZnZ1RzBnbFExSlpiUlpaQlYzZ0FSNHNvamRHSElTZW93PT1cbi0tLS0tRU5EIFBVQkxJQyBLRVktLS0tLVxuIgogICAgfSwKICAgICJzY2hlbWUiOiAiZWNkc2Etc2hhMi1uaXN0cDI1NiIsCiAgICAieC10dWYtb24tY2kta2V5b3duZXIiOiAiQGxhbmNlIgogICB9LAogICAiMjJmNGNhZWM2ZDhlNmY5NTU1YWY2NmIzZDRjM2NiMDZhM2JiMjNmZGM3ZTM5YzkxNmM2MWY0NjJlNmY1MmIwNiI6IHsKICAgICJrZXlpZF9oYXNoX2FsZ29yaXRobXMiOiBbCiAgICAgInNoYTI1NiIsCiAgICAgInNoYTUxMiIKICAgIF0sCiAgICAia2V5dHlwZSI6ICJlY2RzYSIsCiAgICAia2V5dmFsIjogewogICAgICJwdWJsaWMiOiAiLS0tLS1CRUdJTiBQVUJMSUMgS0VZLS0tLS1cbk1Ga3dFd1lIS29aSXpqMENBUVlJS29aSXpqMERBUWNEUWdBRXpCelZPbUhDUG9qTVZMU0kzNjRXaWlWOE5QckRcbjZJZ1J4Vmxpc2t6L3YreTNKRVI1bWNWR2NPTmxpRGNXTUM1SjJsZkhtalBOUGhiNEg3eG04THpmU0E9PVxuLS0tLS1FTkQgUFVCTElDIEtFWS0tLS0tXG4iCiAgICB9LAogICAgInNjaGVtZSI6ICJlY2RzYS1zaGEyLW5pc3RwMjU2IiwKICAgICJ4LXR1Zi1vbi1jaS1rZXlvd25lciI6ICJAc2FudGlhZ290b3JyZXMiCiAgIH0sCiAgICI2MTY0MzgzODEyNWI0NDBiNDBkYjY5NDJmNWNiNWEzMWMwZGMwNDM2ODMxNmViMmFhYTU4Yjk1OTA0YTU4MjIyIjogewogICAgImtleWlkX2hhc2hfYWxnb3JpdGhtcyI6IFsKICAgICAic2hhMjU2IiwKICAgICAic2hhNTEyIgogICAgXSwKICAgICJrZXl0eXBlIjogImVjZHNhIiwKICAgICJrZXl2YWwiOiB7CiAgICAgInB1YmxpYyI6ICItLS0tLUJFR0lOIFBVQkxJQyBLRVktLS0tLVxuTUZrd0V3WUhLb1pJemowQ0FRWUlLb1pJemowREFRY0RRZ0FFaW5pa1NzQVFtWWtOZUg1ZVlxL0NuSXpMYWFjT1xueGxTYWF3UURPd3FLeS90Q3F4cTV4eFBTSmMyMUs0V0loczlHeU9rS2Z6dWVZM0dJTHpjTUpaNGNXdz09XG4tLS0tLUVORCBQVUJMSUMgS0VZLS0tLS1cbiIKICAgIH0sCiAgICAic2NoZW1lIjogImVjZHNhLXNoYTItbmlzdHAyNTYiLAogICAgIngtdHVmLW9uLWNpLWtleW93bmVyIjogIkBib2JjYWxsYXdheSIKICAgfSwKICAgImE2ODdlNWJmNGZhYjgyYjBlZTU4ZDQ2ZTA1Yzk1MzUxNDVhMmM5YWZiNDU4ZjQzZDQyYjQ1Y2EwZmRjZTJhNzAiOiB7CiAgICAia2V5aWRfaGFzaF9hbGdvcml0aG1zIjogWwogICAgICJzaGEyNTYiLAogICAgICJzaGE1MTIiCiAgICBdLAogICAgImtleXR5cGUiOiAiZWNkc2EiLAogICAgImtleXZhbCI6IHsKICAgICAicHVibGljIjogIi0tLS0tQkVHSU4gUFVCTElDIEtFWS0tLS0tXG5NRmt3RXdZSEtvWkl6ajBDQVFZSUtvWkl6ajBEQVFjRFFnQUUwZ2hyaDkyTHcxWXIzaWRHVjVXcUN0TURCOEN4XG4rRDhoZEM0dzJaTE5JcGxWUm9WR0xza1lhM2doZU15T2ppSjhrUGkxNWFRMi8vN1Arb2o3VXZKUEd3PT1cbi0tLS0tRU5EIFBVQkxJQyBLRVktLS0tLVxuIgogICAgfSwKICAgICJzY2hlbWUiOiAiZWNkc2Etc2hhMi1uaXN0cDI1NiIsCiAgICAieC10dWYtb24tY2kta2V5b3duZXIiOiAiQGpvc2h1YWdsIgogICB9LAogICAiZTcxYTU0ZDU0MzgzNWJhODZhZGFkOTQ2MDM3OWM3NjQxZmI4NzI2ZDE2NGVhNzY2ODAxYTFjNTIyYWJhN2VhMiI6IHsKICAgICJrZXlpZF9oYXNoX2FsZ29yaXRobXMiOiBbCiAgICAgInNoYTI1NiIsCiAgICAgInNoYTUxMiIKICAgIF0sCiAgICAia2V5dHlwZSI6ICJlY2RzYSIsCiAgICAia2V5dmFsIjogewogICAgICJwdWJsaWMiOiAiLS0tLS1CRUdJTiBQVUJMSUMgS0VZLS0tLS1cbk1Ga3dFd1lIS29aSXpqMENBUVlJS29aSXpqMERBUWNEUWdBRUVYc3ozU1pYRmI4ak1WNDJqNnBKbHlqYmpSOEtcbk4zQndvY2V4cTZMTUliNXFzV0tPUXZMTjE2TlVlZkxjNEhzd09vdW1Sc1ZWYWFqU3BRUzZmb2JrUnc9PVxuLS0tLS1FTkQgUFVCTElDIEtFWS0tLS0tXG4iCiAgICB9LAogICAgInNjaGVtZSI6ICJlY2RzYS1zaGEyLW5pc3RwMjU2IiwKICAgICJ4LXR1Zi1vbi1jaS1rZXlvd25lciI6ICJAbW5tNjc4IgogICB9CiAgfSwKICAicm9sZXMiOiB7CiAgICJyb290IjogewogICAgImtleWlkcyI6IFsKICAgICAiZTcxYTU0ZDU0MzgzNWJhODZhZGFkOTQ2MDM3OWM3NjQxZmI4NzI2ZDE2NGVhNzY2ODAxYTFjNTIyYWJhN2VhMiIsCiAgICAgIjIyZjRjYWVjNmQ4ZTZmOTU1NWFmNjZiM2Q0YzNjYjA2YTNiYjIzZmRjN2UzOWM5MTZjNjFmNDYyZTZmNTJiMDYiLAogICAgICI2MTY0MzgzODEyNWI0NDBiNDBkYjY5NDJmNWNiNWEzMWMwZGMwNDM2ODMxNmViMmFhYTU4Yjk1OTA0YTU4MjIyIiwKICAgICAiYTY4N2U1YmY0ZmFiODJiMGVlNThkNDZlMDVjOTUzNTE0NWEyYzlhZmI0NThmNDNkNDJiNDVjYTBmZGNlMmE3MCIsCiAgICAgIjE4M2U2NGYzNzY3MGRjMTNjYTBkMjg5OTVhMzA1M2YzNzQwOTU0ZGRjZTQ0MzIxYTQxZTQ2NTM0Y2Y0NGU2MzIiCiAgICBdLAogICAgInRocmVzaG9sZCI6IDMKICAgfSwKICAgInNuYXBzaG90IjogewogICAgImtleWlkcyI6IFsKICAgICAiMGM4NzQzMmMzYmYwOWZkOTkxODlmZGMzMmZhNWVhZWRmNGU0YTVmYWM3YmFiNzNmYTA0YTJlMGZjNjRhZjZmNSIKICAgIF0sCiAgICAidGhyZXNob2xkIjogMSwKICAgICJ4LXR1Zi1vbi1jaS1leHBpcnktcGVyaW9kIjogMzY1MCwKICAgICJ4LXR1Zi1vbi1jaS1zaWduaW5nLXBlcmlvZCI6IDM2NQogICB9LAogICAidGFyZ2V0cyI6IHsKICAgICJrZXlpZHMiOiBbCiAgICAgImU3MWE1NGQ1NDM4MzViYTg2YWRhZDk0NjAzNzljNzY0MWZiODcyNmQxNjRlYTc2NjgwMWExYzUyMmFiYTdlYTIiLAogICAgICIyMmY0Y2FlYzZkOGU2Zjk1NTVhZjY2YjNkNGMzY2IwNmEzYmIyM2ZkYzdlMzljOTE2YzYxZjQ2MmU2ZjUyYjA2IiwKICAgICAiNjE2NDM4MzgxMjViNDQwYjQwZGI2OTQyZjVjYjVhMzFjMGRjMDQzNjgzMTZlYjJhYWE1OGI5NTkwNGE1ODIyMiIsCiAgICAgImE2ODdlNWJmNGZhYjgyYjBlZTU4ZDQ2ZTA1Yzk1MzUxNDVhMmM5YWZiNDU4ZjQzZDQyYjQ1Y2EwZmRjZTJhNzAiLAogICAgICIxODNlNjRmMzc2NzBkYzEzY2EwZDI4OTk1YTMwNTNmMzc0MDk1NGRkY2U0NDMyMWE0MWU0NjUzNGNmNDRlNjMyIgogICAgXSwKICAgICJ0aHJlc2hvbGQiOiAzCiAgIH0sCiAgICJ0aW1lc3RhbXAiOiB7CiAgICAia2V5aWRzIjogWwogICAgICIwYzg3NDMyYzNiZjA5ZmQ5OTE4OWZkYzMyZmE1ZWFlZGY0ZTRhNWZhYzdiYWI3M2ZhMDRhMmUwZmM2NGFmNmY1IgogICAgXSwKICAgICJ0aHJlc2hvbGQiOiAxLAogICAgIngtdHVmLW9uLWNpLWV4cGlyeS1wZXJpb2QiOiA3LAogICAgIngtdHVmLW9uLWNpLXNpZ25pbmctcGVyaW9kIjogNgogICB9CiAgfSwKICAic3BlY192ZXJzaW9uIjogIjEuMCIsCiAgInZlcnNpb24iOiAxNCwKICAieC10dWYtb24tY2ktZXhwaXJ5LXBlcmlvZCI6IDE5NywKICAieC10dWYtb24tY2ktc2lnbmluZy1wZXJpb2QiOiA0NgogfQp9\",\"targets\":{\"trusted_root.json\":\"ewogICJtZWRpYVR5cGUiOiAiYXBwbGljYXRpb24vdm5kLmRldi5zaWdzdG9yZS50cnVzdGVkcm9vdCtqc29uO3ZlcnNpb249MC4xIiwKICAidGxvZ3MiOiBbCiAgICB7CiAgICAgICJiYXNlVXJsIjogImh0dHBzOi8vcmVrb3Iuc2lnc3RvcmUuZGV2IiwKICAgICAgImhhc2hBbGdvcml0aG0iOiAiU0hBMl8yNTYiLAogICAgICAicHVibGljS2V5IjogewogICAgICAgICJyYXdCeXRlcyI6ICJNRmt3RXdZSEtvWkl6ajBDQVFZSUtvWkl6ajBEQVFjRFFnQUUyRzJZKzJ0YWJkVFY1QmNHaUJJeDBhOWZBRndya0JibUxTR3RrczRMM3FYNnlZWTB6dWZCbmhDOFVyL2l5NTVHaFdQLzlBL2JZMkxoQzMwTTkrUll0dz09IiwKICAgICAgICAia2V5RGV0YWlscyI6ICJQS0lYX0VDRFNBX1AyNTZfU0hBXzI1NiIsCiAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgInN0YXJ0IjogIjIwMjEtMDEtMTJUMTE6NTM6MjdaIgogICAgICAgIH0KICAgICAgfSwKICAgICAgImxvZ0lkIjogewogICAgICAgICJrZXlJZCI6ICJ3Tkk5YXRRR2x6K1ZXZk82TFJ5Z0g0UVVmWS84VzRSRndpVDVpNVdSZ0IwPSIKICAgICAgfQogICAgfSwKICAgIHsKICAgICAgImJhc2VVcmwiOiAiaHR0cHM6Ly9sb2cyMDI1LTEucmVrb3Iuc2lnc3RvcmUuZGV2IiwKICAgICAgImhhc2hBbGdvcml0aG0iOiAiU0hBMl8yNTYiLAogICAgICAicHVibGljS2V5IjogewogICAgICAgICJyYXdCeXRlcyI6ICJNQ293QlFZREsyVndBeUVBdDhybHAxa25Hd2pmYmNYQVlQWUFrbjBYaUx6MXg4TzR0MFlrRWhpZTI0ND0iLAogICAgICAgICJrZXlEZXRhaWxzIjogIlBLSVhfRUQyNTUxOSIsCiAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgInN0YXJ0IjogIjIwMjUtMDktMjNUMDA6MDA6MDBaIgogICAgICAgIH0KICAgICAgfSwKICAgICAgImxvZ0lkIjogewogICAgICAgICJrZXlJZCI6ICJ6eEdaRlZ2ZDBGRW1qUjhXckZ3TWRjQUo5dnRhWS9RWGY0NFkxd1VlUDZBPSIKICAgICAgfQogICAgfQogIF0sCiAgImNlcnRpZmljYXRlQXV0aG9yaXRpZXMiOiBbCiAgICB7CiAgICAgICJzdWJqZWN0IjogewogICAgICAgICJvcmdhbml6YXRpb24iOiAic2lnc3RvcmUuZGV2IiwKICAgICAgICAiY29tbW9uTmFtZSI6ICJzaWdzdG9yZSIKICAgICAgfSwKICAgICAgInVyaSI6ICJodHRwczovL2Z1bGNpby5zaWdzdG9yZS5kZXYiLAogICAgICAiY2VydENoYWluIjogewogICAgICAgICJjZXJ0aWZpY2F0ZXMiOiBbCiAgICAgICAgICB7CiAgICAgICAgICAgICJyYXdCeXRlcyI6ICJNSUlCK0RDQ0FYNmdBd0lCQWdJVE5Wa0Rab0Npb2ZQRHN5N2RmbTZnZUxidWh6QUtCZ2dxaGtqT1BRUURBekFxTVJVd0V3WURWUVFLRXd4emFXZHpkRzl5WlM1a1pYWXhFVEFQQmdOVkJBTVRDSE5wWjNOMGIzSmxNQjRYRFRJeE1ETXdOekF6TWpBeU9Wb1hEVE14TURJeU16QXpNakF5T1Zvd0tqRVZNQk1HQTFVRUNoTU1jMmxuYzNSdmNtVXVaR1YyTVJFd0R3WURWUVFERXdoemFXZHpkRzl5WlRCMk1CQUdCeXFHU000OUFnRUdCU3VCQkFBaUEySUFCTFN5QTdJaTVrK3BOTzhaRVdZMHlsZW1XRG93T2tOYTNrTCtHWkU1WjVHV2VoTDkvQTliUk5BM1JicnNaNWkwSmNhc3RhUkw3U3A1ZnAvakQ1ZHhxYy9VZFRWbmx2UzE2YW4rMllmc3dlL1F1TG9sUlVDcmNPRTIrMmlBNSt0emQ2Tm1NR1F3RGdZRFZSMFBBUUgvQkFRREFnRUdNQklHQTFVZEV3RUIvd1FJTUFZQkFmOENBUUV3SFFZRFZSME9CQllFRk1qRkhRQkJtaVFwTWxFazZ3MnVTdTFLQnRQc01COEdBMVVkSXdRWU1CYUFGTWpGSFFCQm1pUXBNbEVrNncydVN1MUtCdFBzTUFvR0NDcUdTTTQ5QkFNREEyZ0FNR1VDTUg4bGlXSmZNdWk2dlhYQmhqRGdZNE13c2xtTi9USnhWZS84M1dyRm9td21OZjA1NnkxWDQ4RjljNG0zYTNvelhBSXhBS2pSYXk1L2FqL2pzS0tHSWttUWF0akk4dXVwSHIvK0N4RnZhSldtcFlxTmtMREdSVSs5b3J6aDVoSTJScmN1YVE9PSIKICAgICAgICAgIH0KICAgICAgICBdCiAgICAgIH0sCiAgICAgICJ2YWxpZEZvciI6IHsKICAgICAgICAic3RhcnQiOiAiMjAyMS0wMy0wN1QwMzoyMDoyOVoiLAogICAgICAgICJlbmQiOiAiMjAyMi0xMi0zMVQyMzo1OTo1OS45OTlaIgogICAgICB9CiAgICB9LAogICAgewogICAgICAic3ViamVjdCI6IHsKICAgICAgICAib3JnYW5pemF0aW9uIjogInNpZ3N0b3JlLmRldiIsCiAgICAgICAgImNvbW1vbk5hbWUiOiAic2lnc3RvcmUiCiAgICAgIH0sCiAgICAgICJ1cmkiOiAiaHR0cHM6Ly9mdWxjaW8uc2lnc3RvcmUuZGV2IiwKICAgICAgImNlcnRDaGFpbiI6IHsKICAgICAgICAiY2VydGlmaWNhdGVzIjogWwogICAgICAgICAgewogICAgICAgICAgICAicmF3Qnl0ZXMiOiAiTUlJQ0dqQ0NBYUdnQXdJQkFnSVVBTG5WaVZmblUwYnJKYXNtUmtIcm4vVW5mYVF3Q2dZSUtvWkl6ajBFQXdNd0tqRVZNQk1HQTFVRUNoTU1jMmxuYzNSdmNtVXVaR1YyTVJFd0R3WURWUVFERXdoemFXZHpkRzl5WlRBZUZ3MHlNakEwTVRNeU1EQTJNVFZhRncwek1URXdNRFV4TXpVMk5UaGFNRGN4RlRBVEJnTlZCQW9UREhOcFozTjBiM0psTG1SbGRqRWVNQndHQTFVRUF4TVZjMmxuYzNSdmNtVXRhVzUwWlhKdFpXUnBZWFJsTUhZd0VBWUhLb1pJemowQ0FRWUZLNEVFQUNJRFlnQUU4UlZTL3lzSCtOT3Z1RFp5UEladGlsZ1VGOU5sYXJZcEFkOUhQMXZCQkgxVTVDVjc3TFNTN3MwWmlING5FN0h2N3B0UzZMdnZSL1NUazc5OExWZ016TGxKNEhlSWZGM3RIU2FleExjWXBTQVNyMWtTME4vUmdCSnovOWpXQ2lYbm8zc3dlVEFPQmdOVkhROEJBZjhFQkFNQ0FRWXdFd1lEVlIwbEJBd3dDZ1lJS3dZQkJRVUhBd013RWdZRFZSMFRBUUgvQkFnd0JnRUIvd0lCQURBZEJnTlZIUTRFRmdRVTM5UHB6MVlrRVpiNXFOanBLRldpeGk0WVpEOHdId1lEVlIwakJCZ3dGb0FVV01BZVg1RkZwV2FwZXN5UW9aTWkwQ3JGeGZvd0NnWUlLb1pJemowRUF3TURad0F3WkFJd1BDc1FLNERZaVpZRFBJYURpNUhGS25meFh4NkFTU1ZtRVJmc3luWUJpWDJYNlNKUm5aVTg0LzlEWmRuRnZ2eG1BakJPdDZRcEJsYzRKLzBEeHZrVENxcGNsdnppTDZCQ0NQbmpkbElCM1B1M0J4c1BteWdVWTdJaTJ6YmRDZGxpaW93PSIKICAgICAgICAgIH0sCiAgICAgICAgICB7CiAgICAgICAgICAgICJyYXdCeXRlcyI6ICJNSUlCOXpDQ0FYeWdBd0lCQWdJVUFMWk5BUEZkeEhQd2plRGxvRHd5WUNoQU8vNHdDZ1lJS29aSXpqMEVBd013S2pFVk1CTUdBMVVFQ2hNTWMybG5jM1J2Y21VdVpHVjJNUkV3RHdZRFZRUURFd2h6YVdkemRHOXlaVEFlRncweU1URXdNRGN4TXpVMk5UbGFGdzB6TVRFd01EVXhNelUyTlRoYU1Db3hGVEFUQmdOVkJBb1RESE5wWjNOMGIzSmxMbVJsZGpFUk1BOEdBMVVFQXhNSWMybG5jM1J2Y21Vd2RqQVFCZ2NxaGtqT1BRSUJCZ1VyZ1FRQUlnTmlBQVQ3WGVGVDRyYjNQUUd3UzRJYWp0TGszL09sbnBnYW5nYUJjbFlwc1lCcjVpKzR5bkIwN2NlYjNMUDBPSU9aZHhleFg2OWM1aVZ1eUpSUStIejA1eWkrVUYzdUJXQWxIcGlTNXNoMCtIMkdIRTdTWHJrMUVDNW0xVHIxOUw5Z2c5MmpZekJoTUE0R0ExVWREd0VCL3dRRUF3SUJCakFQQmdOVkhSTUJBZjhFQlRBREFRSC9NQjBHQTFVZERnUVdCQlJZd0I1ZmtVV2xacWw2ekpDaGt5TFFLc1hGK2pBZkJnTlZIU01FR0RBV2dCUll3QjVma1VXbFpxbDZ6SkNoa3lMUUtzWEYrakFLQmdncWhrak9QUVFEQXdOcEFEQm1BakVBajFuSGVYWnArMTNOV0JOYStFRHNEUDhHMVdXZzF0Q01XUC9XSFBxcGFWbzBqaHN3ZU5GWmdTczBlRTd3WUk0cUFqRUEyV0I5b3Q5OHNJa29GM3ZaWWRkMy9WdFdCNWI5VE5NZWE3SXgvc3RKNVRmY0xMZUFCTEU0Qk5KT3NRNHZuQkhKIgogICAgICAgICAgfQogICAgICAgIF0KICAgICAgfSwKICAgICAgInZhbGlkRm9yIjogewogICAgICAgICJzdGFydCI6ICIyMDIyLTA0LTEzVDIwOjA2OjE1WiIKICAgICAgfQogICAgfQogIF0sCiAgImN0bG9ncyI6IFsKICAgIHsKICAgICAgImJhc2VVcmwiOiAiaHR0cHM6Ly9jdGZlLnNpZ3N0b3JlLmRldi90ZXN0IiwKICAgICAgImhhc2hBbGdvcml0aG0iOiAiU0hBMl8yNTYiLAogICAgICAicHVibGljS2V5IjogewogICAgICAgICJyYXdCeXRlcyI6ICJNRmt3RXdZSEtvWkl6ajBDQVFZSUtvWkl6ajBEQVFjRFFnQUViZndSK1JKdWRYc2NnUkJScEtYMVhGRHkzUHl1ZER4ei9TZm5SaTFmVDhla3BmQmQyTzF1b3o3anIzWjhuS3p4QTY5RVVRK2VGQ0ZJM3pldWJQV1U3dz09IiwKICAgICAgICAia2V5RGV0YWlscyI6ICJQS0lYX0VDRFNBX1AyNTZfU0hBXzI1NiIsCiAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgInN0YXJ0IjogIjIwMjEtMDMtMTRUMDA6MDA6MDBaIiwKICAgICAgICAgICJlbmQiOiAiMjAyMi0xMC0zMVQyMzo1OTo1OS45OTlaIgogICAgICAgIH0KICAgICAgfSwKICAgICAgImxvZ0lkIjogewogICAgICAgICJrZXlJZCI6ICJDR0NTOENoUy8yaEYwZEZySjRTY1JXY1lyQlk5d3pqU2JlYThJZ1kyYjNJPSIKICAgICAgfQogICAgfSwKICAgIHsKICAgICAgImJhc2VVcmwiOiAiaHR0cHM6Ly9jdGZlLnNpZ3N0b3JlLmRldi8yMDIyIiwKICAgICAgImhhc2hBbGdvcml0aG0iOiAiU0hBMl8yNTYiLAogICAgICAicHVibGljS2V5IjogewogICAgICAgICJyYXdCeXRlcyI6ICJNRmt3RXdZSEtvWkl6ajBDQVFZSUtvWkl6ajBEQVFjRFFnQUVpUFNsRmkwQ21GVGZFakNVcUY5SHVDRWNZWE5LQWFZYWxJSm1CWjh5eWV6UGpUcWh4cktCcE1uYW9jVnRMSkJJMWVNM3VYblF6UUdBSmRKNGdzOUZ5dz09IiwKICAgICAgICAia2V5RGV0YWlscyI6ICJQS0lYX0VDRFNBX1AyNTZfU0hBXzI1NiIsCiAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgInN0YXJ0IjogIjIwMjItMTAtMjBUMDA6MDA6MDBaIgogICAgICAgIH0KICAgICAgfSwKICAgICAgImxvZ0lkIjogewogICAgICAgICJrZXlJZCI6ICIzVDB3YXNiSEVUSmpHUjRjbVdjM0FxSktYcmplUEszL2g0cHlnQzhwN280PSIKICAgICAgfQogICAgfQogIF0sCiAgInRpbWVzdGFtcEF1dGhvcml0aWVzIjogWwogICAgewogICAgICAic3ViamVjdCI6IHsKICAgICAgICAib3JnYW5pemF0aW9uIjogInNpZ3N0b3JlLmRldiIsCiAgICAgICAgImNvbW1vbk5hbWUiOiAic2lnc3RvcmUtdHNhLXNlbGZzaWduZWQiCiAgICAgIH0sCiAgICAgICJ1cmkiOiAiaHR0cHM6Ly90aW1lc3RhbXAuc2lnc3RvcmUuZGV2L2FwaS92MS90aW1lc3RhbXAiLAogICAgICAiY2VydENoYWluIjogewogICAgICAgICJjZXJ0aWZpY2F0ZXMiOiBbCiAgICAgICAgICB7CiAgICAgICAgICAgICJyYXdCeXRlcyI6ICJNSUlDRURDQ0FaYWdBd0lCQWdJVU9oTlVMd3lRWWU2OHdVTXZ5NHFPaXlvaml3d3dDZ1lJS29aSXpqMEVBd013T1RFVk1CTUdBMVVFQ2hNTWMybG5jM1J2Y21VdVpHVjJNU0F3SGdZRFZRUURFeGR6YVdkemRHOXlaUzEwYzJFdGMyVnNabk5wWjI1bFpEQWVGdzB5TlRBME1EZ3dOalU1TkROYUZ3MHpOVEEwTURZd05qVTVORE5hTUM0eEZUQVRCZ05WQkFvVERITnBaM04wYjNKbExtUmxkakVWTUJNR0ExVUVBeE1NYzJsbmMzUnZjbVV0ZEhOaE1IWXdFQVlIS29aSXpqMENBUVlGSzRFRUFDSURZZ0FFNHJhMlo4aEtOaWcyVDlrRmpDQVRvR0czMGpreStXUXYzQnpMK21LdmgxU0tOUi9Vd3V3c2ZOQ2c0c3J5b1lBZDhFNmlzb3ZWQTNNNGFvTmRtOVFEaTUwWjhuVEV5dnFnZkRQdFRJd1hJdGZpVy9BRmYxVjd1d2tia0FvajB4eGNvMm93YURBT0JnTlZIUThCQWY4RUJBTUNCNEF3SFFZRFZSME9CQllFRkluOWVVT0h6OUJsUnNNQ1JzY3NjMXQ5dE9zRE1COEdBMVVkSXdRWU1CYUFGSmpzQWU5L3UxSC8xSlVlYjRxSW1GTUhpYzYvTUJZR0ExVWRKUUVCL3dRTU1Bb0dDQ3NHQVFVRkJ3TUlNQW9HQ0NxR1NNNDlCQU1EQTJnQU1HVUNNRHRwc1YvNkthTzBxeUYvVU1zWDJhU1VYS1FGZG9HVHB0UUdjMGZ0cTFjc3VsSFBHRzZkc215TU5kM0pCK0czRVFJeEFPYWp2QmNqcEptS2I0TnYrMlRhb2o4VWM1K2I2aWg2RlhDQ0tyYVNxdXBlMDd6cXN3TWNYSlRlMWNFeHZIdnZsdz09IgogICAgICAgICAgfSwKICAgICAgICAgIHsKICAgICAgICAgICAgInJhd0J5dGVzIjogIk1JSUI5ekNDQVh5Z0F3SUJBZ0lVVjdmMEdMRE9vRXpJaDhMWFNXODBPSmlVcDE0d0NnWUlLb1pJemowRUF3TXdPVEVWTUJNR0ExVUVDaE1NYzJsbmMzUnZjbVV1WkdWMk1TQXdIZ1lEVlFRREV4ZHphV2R6ZEc5eVpTMTBjMkV0YzJWc1puTnBaMjVsWkRBZUZ3MHlOVEEwTURnd05qVTVORE5hRncwek5UQTBNRFl3TmpVNU5ETmFNRGt4RlRBVEJnTlZCQW9UREhOcFozTjBiM0psTG1SbGRqRWdNQjRHQTFVRUF4TVhjMmxuYzNSdmNtVXRkSE5oTFhObGJHWnphV2R1WldRd2RqQVFCZ2NxaGtqT1BRSUJCZ1VyZ1FRQUlnTmlBQVFVUU50ZlJUL291M1lBVGE2d0Iva0tUZTcwY2ZKd3lSSUJvdk1udDhSY0pwaC9DT0U4MnV5UzZGbXBwTExMMVZCUEdjUGZwUVBZSk5Yeld3aThpY3doS1E2Vy9RZTJoM29lYkJiMkZIcHdOSkRxbytUTWFDL3RkZmt2L0VsSkI3MmpSVEJETUE0R0ExVWREd0VCL3dRRUF3SUJCakFTQmdOVkhSTUJBZjhFQ0RBR0FRSC9BZ0VBTUIwR0ExVWREZ1FXQkJTWTdBSHZmN3RSLzlTVkhtK0tpSmhUQjRuT3Z6QUtCZ2dxaGtqT1BRUURBd05wQURCbUFqRUF3R0VHcmZHWlIxY2VuMVI4L0RUVk1JOTQzTHNzWm1KUnREcC9pN1NmR0htR1JQNmdSYnVqOXZPSzNiNjdaMFFRQWpFQXVUMkg2NzNMUUVhSFRjeVFTWnJrcDRtWDdXd2ttRitzVmJrWVk1bVhOK1JNSDEzS1VFSEhPcUFTYWVtWVdLL0UiCiAgICAgICAgICB9CiAgICAgICAgXQogICAgICB9LAogICAgICAidmFsaWRGb3IiOiB7CiAgICAgICAgInN0YXJ0IjogIjIwMjUtMDctMDRUMDA6MDA6MDBaIgogICAgICB9CiAgICB9CiAgXQp9Cg==\",\"registry.npmjs.org%2Fkeys.json\":\"ewogICAgImtleXMiOiBbCiAgICAgICAgewogICAgICAgICAgICAia2V5SWQiOiAiU0hBMjU2OmpsM2J3c3d1ODBQampva0NnaDBvMnc1YzJVNExoUUFFNTdnajljejFrekEiLAogICAgICAgICAgICAia2V5VXNhZ2UiOiAibnBtOnNpZ25hdHVyZXMiLAogICAgICAgICAgICAicHVibGljS2V5IjogewogICAgICAgICAgICAgICAgInJhd0J5dGVzIjogIk1Ga3dFd1lIS29aSXpqMENBUVlJS29aSXpqMERBUWNEUWdBRTFPbGIzek1BRkZ4WEtIaUlrUU81Y0ozWWhsNWk2VVBwK0lodXRlQkpidUhjQTVVb2dLbzBFV3RsV3dXNktTYUtvVE5FWUw3SmxDUWlWbmtoQmt0VWdnPT0iLAogICAgICAgICAgICAgICAgImtleURldGFpbHMiOiAiUEtJWF9FQ0RTQV9QMjU2X1NIQV8yNTYiLAogICAgICAgICAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgICAgICAgICAgICJzdGFydCI6ICIxOTk5LTAxLTAxVDAwOjAwOjAwLjAwMFoiLAogICAgICAgICAgICAgICAgICAgICJlbmQiOiAiMjAyNS0wMS0yOVQwMDowMDowMC4wMDBaIgogICAgICAgICAgICAgICAgfQogICAgICAgICAgICB9CiAgICAgICAgfSwKICAgICAgICB7CiAgICAgICAgICAgICJrZXlJZCI6ICJTSEEyNTY6amwzYndzd3U4MFBqam9rQ2doMG8ydzVjMlU0TGhRQUU1N2dqOWN6MWt6QSIsCiAgICAgICAgICAgICJrZXlVc2FnZSI6ICJucG06YXR0ZXN0YXRpb25zIiwKICAgICAgICAgICAgInB1YmxpY0tleSI6IHsKICAgICAgICAgICAgICAgICJyYXdCeXRlcyI6ICJNRmt3RXdZSEtvWkl6ajBDQVFZSUtvWkl6ajBEQVFjRFFnQUUxT2xiM3pNQUZGeFhLSGlJa1FPNWNKM1lobDVpNlVQcCtJaHV0ZUJKYnVIY0E1VW9nS28wRVd0bFd3VzZLU2FLb1RORVlMN0psQ1FpVm5raEJrdFVnZz09IiwKICAgICAgICAgICAgICAgICJrZXlEZXRhaWxzIjogIlBLSVhfRUNEU0FfUDI1Nl9TSEFfMjU2IiwKICAgICAgICAgICAgICAgICJ2YWxpZEZvciI6IHsKICAgICAgICAgICAgICAgICAgICAic3RhcnQiOiAiMjAyMi0xMi0wMVQwMDowMDowMC4wMDBaIiwKICAgICAgICAgICAgICAgICAgICAiZW5kIjogIjIwMjUtMDEtMjlUMDA6MDA6MDAuMDAwWiIKICAgICAgICAgICAgICAgIH0KICAgICAgICAgICAgfQogICAgICAgIH0sCiAgICAgICAgewogICAgICAgICAgICAia2V5SWQiOiAiU0hBMjU2OkRoUTh3UjVBUEJ2RkhMRi8rVGMrQVl2UE9kVHBjSURxT2h4c0JIUndDN1UiLAogICAgICAgICAgICAia2V5VXNhZ2UiOiAibnBtOnNpZ25hdHVyZXMiLAogICAgICAgICAgICAicHVibGljS2V5IjogewogICAgICAgICAgICAgICAgInJhd0J5dGVzIjogIk1Ga3dFd1lIS29aSXpqMENBUVlJS29aSXpqMERBUWNEUWdBRVk2WWE3VysrN2FVUHp2TVRyZXpINlljeDNjK0hPS1lDY05HeWJKWlNDSnEvZmQ3UWE4dXVBS3RkSWtVUXRRaUVLRVJoQW1FNWxNTUpoUDhPa0RPYTJnPT0iLAogICAgICAgICAgICAgICAgImtleURldGFpbHMiOiAiUEtJWF9FQ0RTQV9QMjU2X1NIQV8yNTYiLAogICAgICAgICAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgICAgICAgICAgICJzdGFydCI6ICIyMDI1LTAxLTEzVDAwOjAwOjAwLjAwMFoiCiAgICAgICAgICAgICAgICB9CiAgICAgICAgICAgIH0KICAgICAgICB9LAogICAgICAgIHsKICAgICAgICAgICAgImtleUlkIjogIlNIQTI1NjpEaFE4d1I1QVBCdkZITEYvK1RjK0FZdlBPZFRwY0lEcU9oeHNCSFJ3QzdVIiwKICAgICAgICAgICAgImtleVVzYWdlIjogIm5wbTphdHRlc3RhdGlvbnMiLAogICAgICAgICAgICAicHVibGljS2V5IjogewogICAgICAgICAgICAgICAgInJhd0J5dGVzIjogIk1Ga3dFd1lIS29aSXpqMENBUVlJS29aSXpqMERBUWNEUWdBRVk2WWE3VysrN2FVUHp2TVRyZXpINlljeDNjK0hPS1lDY05HeWJKWlNDSnEvZmQ3UWE4dXVBS3RkSWtVUXRRaUVLRVJoQW1FNWxNTUpoUDhPa0RPYTJnPT0iLAogICAgICAgICAgICAgICAgImtleURldGFpbHMiOiAiUEtJWF9FQ0RTQV9QMjU2X1NIQV8yNTYiLAogICAgICAgICAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgICAgICAgICAgICJzdGFydCI6ICIyMDI1LTAxLTEzVDAwOjAwOjAwLjAwMFoiCiAgICAgICAgICAgICAgICB9CiAgICAgICAgICAgIH0KICAgICAgICB9CiAgICBdCn0K\"}}}");
	})
};
;
