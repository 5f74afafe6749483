"use strict";
exports.id = 629;
exports.ids = [629];
exports.modules = {
	18842: (function(e, t, n) {
		n.d(t, { sc: function() {
			return x;
		} });
		var r = n(24417);
		;
		function setBigUint64(e, t, n, r) {
			if (typeof e.setBigUint64 === "function") return e.setBigUint64(t, n, r);
			const i = BigInt(32);
			const a = BigInt(4294967295);
			const o = Number(n >> i & a);
			const s = Number(n & a);
			const c = r ? 4 : 0;
			const l = r ? 0 : 4;
			e.setUint32(t + c, o, r);
			e.setUint32(t + l, s, r);
		}
		function Chi(e, t, n) {
			return e & t ^ ~e & n;
		}
		function Maj(e, t, n) {
			return e & t ^ e & n ^ t & n;
		}
		class HashMD extends r.Vw {
			constructor(e, t, n, i) {
				super();
				this.finished = false;
				this.length = 0;
				this.pos = 0;
				this.destroyed = false;
				this.blockLen = e;
				this.outputLen = t;
				this.padOffset = n;
				this.isLE = i;
				this.buffer = new Uint8Array(e);
				this.view = (0, r.O8)(this.buffer);
			}
			update(e) {
				(0, r.CC)(this);
				e = (0, r.ZJ)(e);
				(0, r.DO)(e);
				const { view: t, buffer: n, blockLen: i } = this;
				const a = e.length;
				for (let o = 0; o < a;) {
					const s = Math.min(i - this.pos, a - o);
					if (s === i) {
						const t = (0, r.O8)(e);
						for (; i <= a - o; o += i) this.process(t, o);
						continue;
					}
					n.set(e.subarray(o, o + s), this.pos);
					this.pos += s;
					o += s;
					if (this.pos === i) {
						this.process(t, 0);
						this.pos = 0;
					}
				}
				this.length += e.length;
				this.roundClean();
				return this;
			}
			digestInto(e) {
				(0, r.CC)(this);
				(0, r.Ht)(e, this);
				this.finished = true;
				const { buffer: t, view: n, blockLen: i, isLE: a } = this;
				let { pos: o } = this;
				t[o++] = 128;
				(0, r.uH)(this.buffer.subarray(o));
				if (this.padOffset > i - o) {
					this.process(n, 0);
					o = 0;
				}
				for (let e = o; e < i; e++) t[e] = 0;
				setBigUint64(n, i - 8, BigInt(this.length * 8), a);
				this.process(n, 0);
				const s = (0, r.O8)(e);
				const c = this.outputLen;
				if (c % 4) throw new Error("_sha2: outputLen should be aligned to 32bit");
				const l = c / 4;
				const u = this.get();
				if (l > u.length) throw new Error("_sha2: outputLen bigger than state");
				for (let e = 0; e < l; e++) s.setUint32(4 * e, u[e], a);
			}
			digest() {
				const { buffer: e, outputLen: t } = this;
				this.digestInto(e);
				const n = e.slice(0, t);
				this.destroy();
				return n;
			}
			_cloneInto(e) {
				e || (e = new this.constructor());
				e.set(...this.get());
				const { blockLen: t, buffer: n, length: r, finished: i, destroyed: a, pos: o } = this;
				e.destroyed = a;
				e.finished = i;
				e.length = r;
				e.pos = o;
				if (r % t) e.buffer.set(n);
				return e;
			}
			clone() {
				return this._cloneInto();
			}
		}
		const i = Uint32Array.from([
			1779033703,
			3144134277,
			1013904242,
			2773480762,
			1359893119,
			2600822924,
			528734635,
			1541459225
		]);
		const a = Uint32Array.from([
			3238371032,
			914150663,
			812702999,
			4144912697,
			4290775857,
			1750603025,
			1694076839,
			3204075428
		]);
		const o = Uint32Array.from([
			3418070365,
			3238371032,
			1654270250,
			914150663,
			2438529370,
			812702999,
			355462360,
			4144912697,
			1731405415,
			4290775857,
			2394180231,
			1750603025,
			3675008525,
			1694076839,
			1203062813,
			3204075428
		]);
		const s = Uint32Array.from([
			1779033703,
			4089235720,
			3144134277,
			2227873595,
			1013904242,
			4271175723,
			2773480762,
			1595750129,
			1359893119,
			2917565137,
			2600822924,
			725511199,
			528734635,
			4215389547,
			1541459225,
			327033209
		]);
		;
		const c = BigInt(2 ** 32 - 1);
		const l = BigInt(32);
		function fromBig(e, t = false) {
			if (t) return {
				h: Number(e & c),
				l: Number(e >> l & c)
			};
			return {
				h: Number(e >> l & c) | 0,
				l: Number(e & c) | 0
			};
		}
		function split(e, t = false) {
			const n = e.length;
			let r = new Uint32Array(n);
			let i = new Uint32Array(n);
			for (let a = 0; a < n; a++) {
				const { h: n, l: o } = fromBig(e[a], t);
				[r[a], i[a]] = [n, o];
			}
			return [r, i];
		}
		const toBig = (e, t) => BigInt(e >>> 0) << l | BigInt(t >>> 0);
		const shrSH = (e, t, n) => e >>> n;
		const shrSL = (e, t, n) => e << 32 - n | t >>> n;
		const rotrSH = (e, t, n) => e >>> n | t << 32 - n;
		const rotrSL = (e, t, n) => e << 32 - n | t >>> n;
		const rotrBH = (e, t, n) => e << 64 - n | t >>> n - 32;
		const rotrBL = (e, t, n) => e >>> n - 32 | t << 64 - n;
		const rotr32H = (e, t) => t;
		const rotr32L = (e, t) => e;
		const rotlSH = (e, t, n) => e << n | t >>> 32 - n;
		const rotlSL = (e, t, n) => t << n | e >>> 32 - n;
		const rotlBH = (e, t, n) => t << n - 32 | e >>> 64 - n;
		const rotlBL = (e, t, n) => e << n - 32 | t >>> 64 - n;
		function add(e, t, n, r) {
			const i = (t >>> 0) + (r >>> 0);
			return {
				h: e + n + (i / 2 ** 32 | 0) | 0,
				l: i | 0
			};
		}
		const add3L = (e, t, n) => (e >>> 0) + (t >>> 0) + (n >>> 0);
		const add3H = (e, t, n, r) => t + n + r + (e / 2 ** 32 | 0) | 0;
		const add4L = (e, t, n, r) => (e >>> 0) + (t >>> 0) + (n >>> 0) + (r >>> 0);
		const add4H = (e, t, n, r, i) => t + n + r + i + (e / 2 ** 32 | 0) | 0;
		const add5L = (e, t, n, r, i) => (e >>> 0) + (t >>> 0) + (n >>> 0) + (r >>> 0) + (i >>> 0);
		const add5H = (e, t, n, r, i, a) => t + n + r + i + a + (e / 2 ** 32 | 0) | 0;
		const u = {
			fromBig,
			split,
			toBig,
			shrSH,
			shrSL,
			rotrSH,
			rotrSL,
			rotrBH,
			rotrBL,
			rotr32H,
			rotr32L,
			rotlSH,
			rotlSL,
			rotlBH,
			rotlBL,
			add,
			add3L,
			add3H,
			add4L,
			add4H,
			add5H,
			add5L
		};
		var d = null && u;
		;
		const f = Uint32Array.from([
			1116352408,
			1899447441,
			3049323471,
			3921009573,
			961987163,
			1508970993,
			2453635748,
			2870763221,
			3624381080,
			310598401,
			607225278,
			1426881987,
			1925078388,
			2162078206,
			2614888103,
			3248222580,
			3835390401,
			4022224774,
			264347078,
			604807628,
			770255983,
			1249150122,
			1555081692,
			1996064986,
			2554220882,
			2821834349,
			2952996808,
			3210313671,
			3336571891,
			3584528711,
			113926993,
			338241895,
			666307205,
			773529912,
			1294757372,
			1396182291,
			1695183700,
			1986661051,
			2177026350,
			2456956037,
			2730485921,
			2820302411,
			3259730800,
			3345764771,
			3516065817,
			3600352804,
			4094571909,
			275423344,
			430227734,
			506948616,
			659060556,
			883997877,
			958139571,
			1322822218,
			1537002063,
			1747873779,
			1955562222,
			2024104815,
			2227730452,
			2361852424,
			2428436474,
			2756734187,
			3204031479,
			3329325298
		]);
		const p = new Uint32Array(64);
		class SHA256 extends HashMD {
			constructor(e = 32) {
				super(64, e, 8, false);
				this.A = i[0] | 0;
				this.B = i[1] | 0;
				this.C = i[2] | 0;
				this.D = i[3] | 0;
				this.E = i[4] | 0;
				this.F = i[5] | 0;
				this.G = i[6] | 0;
				this.H = i[7] | 0;
			}
			get() {
				const { A: e, B: t, C: n, D: r, E: i, F: a, G: o, H: s } = this;
				return [
					e,
					t,
					n,
					r,
					i,
					a,
					o,
					s
				];
			}
			set(e, t, n, r, i, a, o, s) {
				this.A = e | 0;
				this.B = t | 0;
				this.C = n | 0;
				this.D = r | 0;
				this.E = i | 0;
				this.F = a | 0;
				this.G = o | 0;
				this.H = s | 0;
			}
			process(e, t) {
				for (let n = 0; n < 16; n++, t += 4) p[n] = e.getUint32(t, false);
				for (let e = 16; e < 64; e++) {
					const t = p[e - 15];
					const n = p[e - 2];
					const i = (0, r.Ow)(t, 7) ^ (0, r.Ow)(t, 18) ^ t >>> 3;
					const a = (0, r.Ow)(n, 17) ^ (0, r.Ow)(n, 19) ^ n >>> 10;
					p[e] = a + p[e - 7] + i + p[e - 16] | 0;
				}
				let { A: n, B: i, C: a, D: o, E: s, F: c, G: l, H: u } = this;
				for (let e = 0; e < 64; e++) {
					const t = (0, r.Ow)(s, 6) ^ (0, r.Ow)(s, 11) ^ (0, r.Ow)(s, 25);
					const d = u + t + Chi(s, c, l) + f[e] + p[e] | 0;
					const m = (0, r.Ow)(n, 2) ^ (0, r.Ow)(n, 13) ^ (0, r.Ow)(n, 22);
					const h = m + Maj(n, i, a) | 0;
					u = l;
					l = c;
					c = s;
					s = o + d | 0;
					o = a;
					a = i;
					i = n;
					n = d + h | 0;
				}
				n = n + this.A | 0;
				i = i + this.B | 0;
				a = a + this.C | 0;
				o = o + this.D | 0;
				s = s + this.E | 0;
				c = c + this.F | 0;
				l = l + this.G | 0;
				u = u + this.H | 0;
				this.set(n, i, a, o, s, c, l, u);
			}
			roundClean() {
				(0, r.uH)(p);
			}
			destroy() {
				this.set(0, 0, 0, 0, 0, 0, 0, 0);
				(0, r.uH)(this.buffer);
			}
		}
		class SHA224 extends SHA256 {
			constructor() {
				super(28);
				this.A = a[0] | 0;
				this.B = a[1] | 0;
				this.C = a[2] | 0;
				this.D = a[3] | 0;
				this.E = a[4] | 0;
				this.F = a[5] | 0;
				this.G = a[6] | 0;
				this.H = a[7] | 0;
			}
		}
		const m = (() => split([
			"0x428a2f98d728ae22",
			"0x7137449123ef65cd",
			"0xb5c0fbcfec4d3b2f",
			"0xe9b5dba58189dbbc",
			"0x3956c25bf348b538",
			"0x59f111f1b605d019",
			"0x923f82a4af194f9b",
			"0xab1c5ed5da6d8118",
			"0xd807aa98a3030242",
			"0x12835b0145706fbe",
			"0x243185be4ee4b28c",
			"0x550c7dc3d5ffb4e2",
			"0x72be5d74f27b896f",
			"0x80deb1fe3b1696b1",
			"0x9bdc06a725c71235",
			"0xc19bf174cf692694",
			"0xe49b69c19ef14ad2",
			"0xefbe4786384f25e3",
			"0x0fc19dc68b8cd5b5",
			"0x240ca1cc77ac9c65",
			"0x2de92c6f592b0275",
			"0x4a7484aa6ea6e483",
			"0x5cb0a9dcbd41fbd4",
			"0x76f988da831153b5",
			"0x983e5152ee66dfab",
			"0xa831c66d2db43210",
			"0xb00327c898fb213f",
			"0xbf597fc7beef0ee4",
			"0xc6e00bf33da88fc2",
			"0xd5a79147930aa725",
			"0x06ca6351e003826f",
			"0x142929670a0e6e70",
			"0x27b70a8546d22ffc",
			"0x2e1b21385c26c926",
			"0x4d2c6dfc5ac42aed",
			"0x53380d139d95b3df",
			"0x650a73548baf63de",
			"0x766a0abb3c77b2a8",
			"0x81c2c92e47edaee6",
			"0x92722c851482353b",
			"0xa2bfe8a14cf10364",
			"0xa81a664bbc423001",
			"0xc24b8b70d0f89791",
			"0xc76c51a30654be30",
			"0xd192e819d6ef5218",
			"0xd69906245565a910",
			"0xf40e35855771202a",
			"0x106aa07032bbd1b8",
			"0x19a4c116b8d2d0c8",
			"0x1e376c085141ab53",
			"0x2748774cdf8eeb99",
			"0x34b0bcb5e19b48a8",
			"0x391c0cb3c5c95a63",
			"0x4ed8aa4ae3418acb",
			"0x5b9cca4f7763e373",
			"0x682e6ff3d6b2b8a3",
			"0x748f82ee5defb2fc",
			"0x78a5636f43172f60",
			"0x84c87814a1f0ab72",
			"0x8cc702081a6439ec",
			"0x90befffa23631e28",
			"0xa4506cebde82bde9",
			"0xbef9a3f7b2c67915",
			"0xc67178f2e372532b",
			"0xca273eceea26619c",
			"0xd186b8c721c0c207",
			"0xeada7dd6cde0eb1e",
			"0xf57d4f7fee6ed178",
			"0x06f067aa72176fba",
			"0x0a637dc5a2c898a6",
			"0x113f9804bef90dae",
			"0x1b710b35131c471b",
			"0x28db77f523047d84",
			"0x32caab7b40c72493",
			"0x3c9ebe0a15c9bebc",
			"0x431d67c49c100d4c",
			"0x4cc5d4becb3e42b6",
			"0x597f299cfc657e2a",
			"0x5fcb6fab3ad6faec",
			"0x6c44198c4a475817"
		].map((e) => BigInt(e))))();
		const h = (() => m[0])();
		const g = (() => m[1])();
		const _ = new Uint32Array(80);
		const v = new Uint32Array(80);
		class SHA512 extends HashMD {
			constructor(e = 64) {
				super(128, e, 16, false);
				this.Ah = s[0] | 0;
				this.Al = s[1] | 0;
				this.Bh = s[2] | 0;
				this.Bl = s[3] | 0;
				this.Ch = s[4] | 0;
				this.Cl = s[5] | 0;
				this.Dh = s[6] | 0;
				this.Dl = s[7] | 0;
				this.Eh = s[8] | 0;
				this.El = s[9] | 0;
				this.Fh = s[10] | 0;
				this.Fl = s[11] | 0;
				this.Gh = s[12] | 0;
				this.Gl = s[13] | 0;
				this.Hh = s[14] | 0;
				this.Hl = s[15] | 0;
			}
			get() {
				const { Ah: e, Al: t, Bh: n, Bl: r, Ch: i, Cl: a, Dh: o, Dl: s, Eh: c, El: l, Fh: u, Fl: d, Gh: f, Gl: p, Hh: m, Hl: h } = this;
				return [
					e,
					t,
					n,
					r,
					i,
					a,
					o,
					s,
					c,
					l,
					u,
					d,
					f,
					p,
					m,
					h
				];
			}
			set(e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h) {
				this.Ah = e | 0;
				this.Al = t | 0;
				this.Bh = n | 0;
				this.Bl = r | 0;
				this.Ch = i | 0;
				this.Cl = a | 0;
				this.Dh = o | 0;
				this.Dl = s | 0;
				this.Eh = c | 0;
				this.El = l | 0;
				this.Fh = u | 0;
				this.Fl = d | 0;
				this.Gh = f | 0;
				this.Gl = p | 0;
				this.Hh = m | 0;
				this.Hl = h | 0;
			}
			process(e, t) {
				for (let n = 0; n < 16; n++, t += 4) {
					_[n] = e.getUint32(t);
					v[n] = e.getUint32(t += 4);
				}
				for (let e = 16; e < 80; e++) {
					const t = _[e - 15] | 0;
					const n = v[e - 15] | 0;
					const r = rotrSH(t, n, 1) ^ rotrSH(t, n, 8) ^ shrSH(t, n, 7);
					const i = rotrSL(t, n, 1) ^ rotrSL(t, n, 8) ^ shrSL(t, n, 7);
					const a = _[e - 2] | 0;
					const o = v[e - 2] | 0;
					const s = rotrSH(a, o, 19) ^ rotrBH(a, o, 61) ^ shrSH(a, o, 6);
					const c = rotrSL(a, o, 19) ^ rotrBL(a, o, 61) ^ shrSL(a, o, 6);
					const l = add4L(i, c, v[e - 7], v[e - 16]);
					const u = add4H(l, r, s, _[e - 7], _[e - 16]);
					_[e] = u | 0;
					v[e] = l | 0;
				}
				let { Ah: n, Al: r, Bh: i, Bl: a, Ch: o, Cl: s, Dh: c, Dl: l, Eh: u, El: d, Fh: f, Fl: p, Gh: m, Gl: y, Hh: b, Hl: x } = this;
				for (let e = 0; e < 80; e++) {
					const t = rotrSH(u, d, 14) ^ rotrSH(u, d, 18) ^ rotrBH(u, d, 41);
					const S = rotrSL(u, d, 14) ^ rotrSL(u, d, 18) ^ rotrBL(u, d, 41);
					const C = u & f ^ ~u & m;
					const w = d & p ^ ~d & y;
					const T = add5L(x, S, w, g[e], v[e]);
					const E = add5H(T, b, t, C, h[e], _[e]);
					const D = T | 0;
					const O = rotrSH(n, r, 28) ^ rotrBH(n, r, 34) ^ rotrBH(n, r, 39);
					const k = rotrSL(n, r, 28) ^ rotrBL(n, r, 34) ^ rotrBL(n, r, 39);
					const A = n & i ^ n & o ^ i & o;
					const j = r & a ^ r & s ^ a & s;
					b = m | 0;
					x = y | 0;
					m = f | 0;
					y = p | 0;
					f = u | 0;
					p = d | 0;
					({h: u, l: d} = add(c | 0, l | 0, E | 0, D | 0));
					c = o | 0;
					l = s | 0;
					o = i | 0;
					s = a | 0;
					i = n | 0;
					a = r | 0;
					const M = add3L(D, k, j);
					n = add3H(M, E, O, A);
					r = M | 0;
				}
				({h: n, l: r} = add(this.Ah | 0, this.Al | 0, n | 0, r | 0));
				({h: i, l: a} = add(this.Bh | 0, this.Bl | 0, i | 0, a | 0));
				({h: o, l: s} = add(this.Ch | 0, this.Cl | 0, o | 0, s | 0));
				({h: c, l: l} = add(this.Dh | 0, this.Dl | 0, c | 0, l | 0));
				({h: u, l: d} = add(this.Eh | 0, this.El | 0, u | 0, d | 0));
				({h: f, l: p} = add(this.Fh | 0, this.Fl | 0, f | 0, p | 0));
				({h: m, l: y} = add(this.Gh | 0, this.Gl | 0, m | 0, y | 0));
				({h: b, l: x} = add(this.Hh | 0, this.Hl | 0, b | 0, x | 0));
				this.set(n, r, i, a, o, s, c, l, u, d, f, p, m, y, b, x);
			}
			roundClean() {
				(0, r.uH)(_, v);
			}
			destroy() {
				(0, r.uH)(this.buffer);
				this.set(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
			}
		}
		class SHA384 extends SHA512 {
			constructor() {
				super(48);
				this.Ah = o[0] | 0;
				this.Al = o[1] | 0;
				this.Bh = o[2] | 0;
				this.Bl = o[3] | 0;
				this.Ch = o[4] | 0;
				this.Cl = o[5] | 0;
				this.Dh = o[6] | 0;
				this.Dl = o[7] | 0;
				this.Eh = o[8] | 0;
				this.El = o[9] | 0;
				this.Fh = o[10] | 0;
				this.Fl = o[11] | 0;
				this.Gh = o[12] | 0;
				this.Gl = o[13] | 0;
				this.Hh = o[14] | 0;
				this.Hl = o[15] | 0;
			}
		}
		const y = Uint32Array.from([
			2352822216,
			424955298,
			1944164710,
			2312950998,
			502970286,
			855612546,
			1738396948,
			1479516111,
			258812777,
			2077511080,
			2011393907,
			79989058,
			1067287976,
			1780299464,
			286451373,
			2446758561
		]);
		const b = Uint32Array.from([
			573645204,
			4230739756,
			2673172387,
			3360449730,
			596883563,
			1867755857,
			2520282905,
			1497426621,
			2519219938,
			2827943907,
			3193839141,
			1401305490,
			721525244,
			746961066,
			246885852,
			2177182882
		]);
		class SHA512_224 extends SHA512 {
			constructor() {
				super(28);
				this.Ah = y[0] | 0;
				this.Al = y[1] | 0;
				this.Bh = y[2] | 0;
				this.Bl = y[3] | 0;
				this.Ch = y[4] | 0;
				this.Cl = y[5] | 0;
				this.Dh = y[6] | 0;
				this.Dl = y[7] | 0;
				this.Eh = y[8] | 0;
				this.El = y[9] | 0;
				this.Fh = y[10] | 0;
				this.Fl = y[11] | 0;
				this.Gh = y[12] | 0;
				this.Gl = y[13] | 0;
				this.Hh = y[14] | 0;
				this.Hl = y[15] | 0;
			}
		}
		class SHA512_256 extends SHA512 {
			constructor() {
				super(32);
				this.Ah = b[0] | 0;
				this.Al = b[1] | 0;
				this.Bh = b[2] | 0;
				this.Bl = b[3] | 0;
				this.Ch = b[4] | 0;
				this.Cl = b[5] | 0;
				this.Dh = b[6] | 0;
				this.Dl = b[7] | 0;
				this.Eh = b[8] | 0;
				this.El = b[9] | 0;
				this.Fh = b[10] | 0;
				this.Fl = b[11] | 0;
				this.Gh = b[12] | 0;
				this.Gl = b[13] | 0;
				this.Hh = b[14] | 0;
				this.Hl = b[15] | 0;
			}
		}
		const x = (0, r.qj)(() => new SHA256());
		const S = null && createHasher(() => new SHA224());
		const C = null && createHasher(() => new SHA512());
		const w = null && createHasher(() => new SHA384());
		const T = null && createHasher(() => new SHA512_256());
		const E = null && createHasher(() => new SHA512_224());
	}),
	24417: (function(e, t, n) {
		n.d(t, {
			CC: function() {
				return aexists;
			},
			DO: function() {
				return abytes;
			},
			Ht: function() {
				return aoutput;
			},
			My: function() {
				return bytesToHex;
			},
			O8: function() {
				return createView;
			},
			Ow: function() {
				return rotr;
			},
			Vw: function() {
				return Hash;
			},
			ZJ: function() {
				return toBytes;
			},
			qj: function() {
				return createHasher;
			},
			uH: function() {
				return clean;
			}
		});
		function isBytes(e) {
			return e instanceof Uint8Array || ArrayBuffer.isView(e) && e.constructor.name === "Uint8Array";
		}
		function anumber(e) {
			if (!Number.isSafeInteger(e) || e < 0) throw new Error("positive integer expected, got " + e);
		}
		function abytes(e, ...t) {
			if (!isBytes(e)) throw new Error("Uint8Array expected");
			if (t.length > 0 && !t.includes(e.length)) throw new Error("Uint8Array expected of length " + t + ", got length=" + e.length);
		}
		function ahash(e) {
			if (typeof e !== "function" || typeof e.create !== "function") throw new Error("Hash should be wrapped by utils.createHasher");
			anumber(e.outputLen);
			anumber(e.blockLen);
		}
		function aexists(e, t = true) {
			if (e.destroyed) throw new Error("Hash instance has been destroyed");
			if (t && e.finished) throw new Error("Hash#digest() has already been called");
		}
		function aoutput(e, t) {
			abytes(e);
			const n = t.outputLen;
			if (e.length < n) {
				throw new Error("digestInto() expects output buffer of length at least " + n);
			}
		}
		function u8(e) {
			return new Uint8Array(e.buffer, e.byteOffset, e.byteLength);
		}
		function u32(e) {
			return new Uint32Array(e.buffer, e.byteOffset, Math.floor(e.byteLength / 4));
		}
		function clean(...e) {
			for (let t = 0; t < e.length; t++) {
				e[t].fill(0);
			}
		}
		function createView(e) {
			return new DataView(e.buffer, e.byteOffset, e.byteLength);
		}
		function rotr(e, t) {
			return e << 32 - t | e >>> t;
		}
		function rotl(e, t) {
			return e << t | e >>> 32 - t >>> 0;
		}
		const r = null && (() => new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68)();
		function byteSwap(e) {
			return e << 24 & 4278190080 | e << 8 & 16711680 | e >>> 8 & 65280 | e >>> 24 & 255;
		}
		const i = null && (r ? (e) => e : (e) => byteSwap(e));
		const a = null && i;
		function byteSwap32(e) {
			for (let t = 0; t < e.length; t++) {
				e[t] = byteSwap(e[t]);
			}
			return e;
		}
		const o = null && (r ? (e) => e : byteSwap32);
		const s = (() => typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function")();
		const c = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
		function bytesToHex(e) {
			abytes(e);
			if (s) return e.toHex();
			let t = "";
			for (let n = 0; n < e.length; n++) {
				t += c[e[n]];
			}
			return t;
		}
		const l = {
			_0: 48,
			_9: 57,
			A: 65,
			F: 70,
			a: 97,
			f: 102
		};
		function asciiToBase16(e) {
			if (e >= l._0 && e <= l._9) return e - l._0;
			if (e >= l.A && e <= l.F) return e - (l.A - 10);
			if (e >= l.a && e <= l.f) return e - (l.a - 10);
			return;
		}
		function hexToBytes(e) {
			if (typeof e !== "string") throw new Error("hex string expected, got " + typeof e);
			if (s) return Uint8Array.fromHex(e);
			const t = e.length;
			const n = t / 2;
			if (t % 2) throw new Error("hex string expected, got unpadded hex of length " + t);
			const r = new Uint8Array(n);
			for (let t = 0, i = 0; t < n; t++, i += 2) {
				const n = asciiToBase16(e.charCodeAt(i));
				const a = asciiToBase16(e.charCodeAt(i + 1));
				if (n === undefined || a === undefined) {
					const t = e[i] + e[i + 1];
					throw new Error("hex string expected, got non-hex character \"" + t + "\" at index " + i);
				}
				r[t] = n * 16 + a;
			}
			return r;
		}
		const nextTick = async () => {};
		async function asyncLoop(e, t, n) {
			let r = Date.now();
			for (let i = 0; i < e; i++) {
				n(i);
				const e = Date.now() - r;
				if (e >= 0 && e < t) continue;
				await nextTick();
				r += e;
			}
		}
		function utf8ToBytes(e) {
			if (typeof e !== "string") throw new Error("string expected");
			return new Uint8Array(new TextEncoder().encode(e));
		}
		function bytesToUtf8(e) {
			return new TextDecoder().decode(e);
		}
		function toBytes(e) {
			if (typeof e === "string") e = utf8ToBytes(e);
			abytes(e);
			return e;
		}
		function kdfInputToBytes(e) {
			if (typeof e === "string") e = utf8ToBytes(e);
			abytes(e);
			return e;
		}
		function concatBytes(...e) {
			let t = 0;
			for (let n = 0; n < e.length; n++) {
				const r = e[n];
				abytes(r);
				t += r.length;
			}
			const n = new Uint8Array(t);
			for (let t = 0, r = 0; t < e.length; t++) {
				const i = e[t];
				n.set(i, r);
				r += i.length;
			}
			return n;
		}
		function checkOpts(e, t) {
			if (t !== undefined && {}.toString.call(t) !== "[object Object]") throw new Error("options should be object or undefined");
			const n = Object.assign(e, t);
			return n;
		}
		class Hash {}
		function createHasher(e) {
			const hashC = (t) => e().update(toBytes(t)).digest();
			const t = e();
			hashC.outputLen = t.outputLen;
			hashC.blockLen = t.blockLen;
			hashC.create = () => e();
			return hashC;
		}
		function createOptHasher(e) {
			const hashC = (t, n) => e(n).update(toBytes(t)).digest();
			const t = e({});
			hashC.outputLen = t.outputLen;
			hashC.blockLen = t.blockLen;
			hashC.create = (t) => e(t);
			return hashC;
		}
		function createXOFer(e) {
			const hashC = (t, n) => e(n).update(toBytes(t)).digest();
			const t = e({});
			hashC.outputLen = t.outputLen;
			hashC.blockLen = t.blockLen;
			hashC.create = (t) => e(t);
			return hashC;
		}
		const u = null && createHasher;
		const d = null && createOptHasher;
		const f = null && createXOFer;
		function randomBytes(e = 32) {
			if (crypto && typeof crypto.getRandomValues === "function") {
				return crypto.getRandomValues(new Uint8Array(e));
			}
			if (crypto && typeof crypto.randomBytes === "function") {
				return Uint8Array.from(crypto.randomBytes(e));
			}
			throw new Error("crypto.getRandomValues must be defined");
		}
	}),
	22040: (function(e) {
		e.exports = JSON.parse("[{\"name\":\"Agola CI\",\"constant\":\"AGOLA\",\"env\":\"AGOLA_GIT_REF\",\"pr\":\"AGOLA_PULL_REQUEST_ID\"},{\"name\":\"Alpic\",\"constant\":\"ALPIC\",\"env\":\"ALPIC_HOST\"},{\"name\":\"Appcircle\",\"constant\":\"APPCIRCLE\",\"env\":\"AC_APPCIRCLE\",\"pr\":{\"env\":\"AC_GIT_PR\",\"ne\":\"false\"}},{\"name\":\"AppVeyor\",\"constant\":\"APPVEYOR\",\"env\":\"APPVEYOR\",\"pr\":\"APPVEYOR_PULL_REQUEST_NUMBER\"},{\"name\":\"AWS CodeBuild\",\"constant\":\"CODEBUILD\",\"env\":\"CODEBUILD_BUILD_ARN\",\"pr\":{\"env\":\"CODEBUILD_WEBHOOK_EVENT\",\"any\":[\"PULL_REQUEST_CREATED\",\"PULL_REQUEST_UPDATED\",\"PULL_REQUEST_REOPENED\"]}},{\"name\":\"Azure Pipelines\",\"constant\":\"AZURE_PIPELINES\",\"env\":\"TF_BUILD\",\"pr\":{\"BUILD_REASON\":\"PullRequest\"}},{\"name\":\"Bamboo\",\"constant\":\"BAMBOO\",\"env\":\"bamboo_planKey\"},{\"name\":\"Bitbucket Pipelines\",\"constant\":\"BITBUCKET\",\"env\":\"BITBUCKET_COMMIT\",\"pr\":\"BITBUCKET_PR_ID\"},{\"name\":\"Bitrise\",\"constant\":\"BITRISE\",\"env\":\"BITRISE_IO\",\"pr\":\"BITRISE_PULL_REQUEST\"},{\"name\":\"Buddy\",\"constant\":\"BUDDY\",\"env\":\"BUDDY_WORKSPACE_ID\",\"pr\":\"BUDDY_EXECUTION_PULL_REQUEST_ID\"},{\"name\":\"Buildkite\",\"constant\":\"BUILDKITE\",\"env\":\"BUILDKITE\",\"pr\":{\"env\":\"BUILDKITE_PULL_REQUEST\",\"ne\":\"false\"}},{\"name\":\"Capawesome Cloud\",\"constant\":\"CAPAWESOME_CLOUD\",\"env\":\"CAPAWESOME_CLOUD\"},{\"name\":\"CircleCI\",\"constant\":\"CIRCLE\",\"env\":\"CIRCLECI\",\"pr\":\"CIRCLE_PULL_REQUEST\"},{\"name\":\"Cirrus CI\",\"constant\":\"CIRRUS\",\"env\":\"CIRRUS_CI\",\"pr\":\"CIRRUS_PR\"},{\"name\":\"Cloudflare Pages\",\"constant\":\"CLOUDFLARE_PAGES\",\"env\":\"CF_PAGES\"},{\"name\":\"Cloudflare Workers\",\"constant\":\"CLOUDFLARE_WORKERS\",\"env\":\"WORKERS_CI\"},{\"name\":\"Codefresh\",\"constant\":\"CODEFRESH\",\"env\":\"CF_BUILD_ID\",\"pr\":{\"any\":[\"CF_PULL_REQUEST_NUMBER\",\"CF_PULL_REQUEST_ID\"]}},{\"name\":\"Codemagic\",\"constant\":\"CODEMAGIC\",\"env\":\"CM_BUILD_ID\",\"pr\":\"CM_PULL_REQUEST\"},{\"name\":\"Codeship\",\"constant\":\"CODESHIP\",\"env\":{\"CI_NAME\":\"codeship\"}},{\"name\":\"Drone\",\"constant\":\"DRONE\",\"env\":\"DRONE\",\"pr\":{\"DRONE_BUILD_EVENT\":\"pull_request\"}},{\"name\":\"dsari\",\"constant\":\"DSARI\",\"env\":\"DSARI\"},{\"name\":\"Earthly\",\"constant\":\"EARTHLY\",\"env\":\"EARTHLY_CI\"},{\"name\":\"Expo Application Services\",\"constant\":\"EAS\",\"env\":\"EAS_BUILD\"},{\"name\":\"Gerrit\",\"constant\":\"GERRIT\",\"env\":\"GERRIT_PROJECT\"},{\"name\":\"Gitea Actions\",\"constant\":\"GITEA_ACTIONS\",\"env\":\"GITEA_ACTIONS\"},{\"name\":\"GitHub Actions\",\"constant\":\"GITHUB_ACTIONS\",\"env\":\"GITHUB_ACTIONS\",\"pr\":{\"GITHUB_EVENT_NAME\":\"pull_request\"}},{\"name\":\"GitLab CI\",\"constant\":\"GITLAB\",\"env\":\"GITLAB_CI\",\"pr\":\"CI_MERGE_REQUEST_ID\"},{\"name\":\"GoCD\",\"constant\":\"GOCD\",\"env\":\"GO_PIPELINE_LABEL\"},{\"name\":\"Google Cloud Build\",\"constant\":\"GOOGLE_CLOUD_BUILD\",\"env\":\"BUILDER_OUTPUT\"},{\"name\":\"Harness CI\",\"constant\":\"HARNESS\",\"env\":\"HARNESS_BUILD_ID\"},{\"name\":\"Heroku\",\"constant\":\"HEROKU\",\"env\":{\"env\":\"NODE\",\"includes\":\"/app/.heroku/node/bin/node\"}},{\"name\":\"Hudson\",\"constant\":\"HUDSON\",\"env\":\"HUDSON_URL\"},{\"name\":\"Jenkins\",\"constant\":\"JENKINS\",\"env\":[\"JENKINS_URL\",\"BUILD_ID\"],\"pr\":{\"any\":[\"ghprbPullId\",\"CHANGE_ID\"]}},{\"name\":\"LayerCI\",\"constant\":\"LAYERCI\",\"env\":\"LAYERCI\",\"pr\":\"LAYERCI_PULL_REQUEST\"},{\"name\":\"Magnum CI\",\"constant\":\"MAGNUM\",\"env\":\"MAGNUM\"},{\"name\":\"Netlify CI\",\"constant\":\"NETLIFY\",\"env\":\"NETLIFY\",\"pr\":{\"env\":\"PULL_REQUEST\",\"ne\":\"false\"}},{\"name\":\"Nevercode\",\"constant\":\"NEVERCODE\",\"env\":\"NEVERCODE\",\"pr\":{\"env\":\"NEVERCODE_PULL_REQUEST\",\"ne\":\"false\"}},{\"name\":\"Prow\",\"constant\":\"PROW\",\"env\":\"PROW_JOB_ID\"},{\"name\":\"ReleaseHub\",\"constant\":\"RELEASEHUB\",\"env\":\"RELEASE_BUILD_ID\"},{\"name\":\"Render\",\"constant\":\"RENDER\",\"env\":\"RENDER\",\"pr\":{\"IS_PULL_REQUEST\":\"true\"}},{\"name\":\"RWX\",\"constant\":\"RWX\",\"env\":\"RWX\"},{\"name\":\"Sail CI\",\"constant\":\"SAIL\",\"env\":\"SAILCI\",\"pr\":\"SAIL_PULL_REQUEST_NUMBER\"},{\"name\":\"Screwdriver\",\"constant\":\"SCREWDRIVER\",\"env\":\"SCREWDRIVER\",\"pr\":{\"env\":\"SD_PULL_REQUEST\",\"ne\":\"false\"}},{\"name\":\"Semaphore\",\"constant\":\"SEMAPHORE\",\"env\":\"SEMAPHORE\",\"pr\":\"PULL_REQUEST_NUMBER\"},{\"name\":\"Sourcehut\",\"constant\":\"SOURCEHUT\",\"env\":{\"CI_NAME\":\"sourcehut\"}},{\"name\":\"Strider CD\",\"constant\":\"STRIDER\",\"env\":\"STRIDER\"},{\"name\":\"TaskCluster\",\"constant\":\"TASKCLUSTER\",\"env\":[\"TASK_ID\",\"RUN_ID\"]},{\"name\":\"TeamCity\",\"constant\":\"TEAMCITY\",\"env\":\"TEAMCITY_VERSION\"},{\"name\":\"Travis CI\",\"constant\":\"TRAVIS\",\"env\":\"TRAVIS\",\"pr\":{\"env\":\"TRAVIS_PULL_REQUEST\",\"ne\":\"false\"}},{\"name\":\"Vela\",\"constant\":\"VELA\",\"env\":\"VELA\",\"pr\":{\"VELA_PULL_REQUEST\":\"1\"}},{\"name\":\"Vercel\",\"constant\":\"VERCEL\",\"env\":{\"any\":[\"NOW_BUILDER\",\"VERCEL\"]},\"pr\":\"VERCEL_GIT_PULL_REQUEST_ID\"},{\"name\":\"Visual Studio App Center\",\"constant\":\"APPCENTER\",\"env\":\"APPCENTER_BUILD_ID\"},{\"name\":\"Woodpecker\",\"constant\":\"WOODPECKER\",\"env\":{\"CI\":\"woodpecker\"},\"pr\":{\"CI_BUILD_EVENT\":\"pull_request\"}},{\"name\":\"Xcode Cloud\",\"constant\":\"XCODE_CLOUD\",\"env\":\"CI_XCODE_PROJECT\",\"pr\":\"CI_PULL_REQUEST_NUMBER\"},{\"name\":\"Xcode Server\",\"constant\":\"XCODE_SERVER\",\"env\":\"XCS\"}]");
	})
};
;
