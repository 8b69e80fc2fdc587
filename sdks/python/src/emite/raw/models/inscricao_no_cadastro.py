from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.endereco_no_cadastro import EnderecoNoCadastro





T = TypeVar("T", bound="InscricaoNoCadastro")



@_attrs_define
class InscricaoNoCadastro:
    """ 
        Attributes:
            ie (str): Inscrição estadual.
            uf (str):
            c_sit (str): 0 não habilitado, 1 habilitado.
            situacao (str): cSit por extenso.
            ind_cred_n_fe (str): Credenciamento para emitir NF-e, de 0 a 4.
            credenciamento_n_fe (str): indCredNFe por extenso.
            ind_cred_c_te (str): Credenciamento para emitir CT-e, de 0 a 4.
            credenciamento_c_te (str): indCredCTe por extenso.
            nome (str):
            cnpj (None | str | Unset):
            cpf (None | str | Unset):
            fantasia (None | str | Unset):
            regime_apuracao (None | str | Unset):
            cnae (None | str | Unset):
            inicio_atividade (None | str | Unset): Data.
            ultima_situacao (None | str | Unset): Data da última mudança de situação.
            baixa (None | str | Unset): Data da baixa.
            ie_unica (None | str | Unset):
            ie_atual (None | str | Unset): A inscrição que vale hoje, quando a consultada foi trocada.
            endereco (EnderecoNoCadastro | None | Unset):
     """

    ie: str
    uf: str
    c_sit: str
    situacao: str
    ind_cred_n_fe: str
    credenciamento_n_fe: str
    ind_cred_c_te: str
    credenciamento_c_te: str
    nome: str
    cnpj: None | str | Unset = UNSET
    cpf: None | str | Unset = UNSET
    fantasia: None | str | Unset = UNSET
    regime_apuracao: None | str | Unset = UNSET
    cnae: None | str | Unset = UNSET
    inicio_atividade: None | str | Unset = UNSET
    ultima_situacao: None | str | Unset = UNSET
    baixa: None | str | Unset = UNSET
    ie_unica: None | str | Unset = UNSET
    ie_atual: None | str | Unset = UNSET
    endereco: EnderecoNoCadastro | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.endereco_no_cadastro import EnderecoNoCadastro # noqa: PLC0415
        ie = self.ie

        uf = self.uf

        c_sit = self.c_sit

        situacao = self.situacao

        ind_cred_n_fe = self.ind_cred_n_fe

        credenciamento_n_fe = self.credenciamento_n_fe

        ind_cred_c_te = self.ind_cred_c_te

        credenciamento_c_te = self.credenciamento_c_te

        nome = self.nome

        cnpj: None | str | Unset
        if isinstance(self.cnpj, Unset):
            cnpj = UNSET
        else:
            cnpj = self.cnpj

        cpf: None | str | Unset
        if isinstance(self.cpf, Unset):
            cpf = UNSET
        else:
            cpf = self.cpf

        fantasia: None | str | Unset
        if isinstance(self.fantasia, Unset):
            fantasia = UNSET
        else:
            fantasia = self.fantasia

        regime_apuracao: None | str | Unset
        if isinstance(self.regime_apuracao, Unset):
            regime_apuracao = UNSET
        else:
            regime_apuracao = self.regime_apuracao

        cnae: None | str | Unset
        if isinstance(self.cnae, Unset):
            cnae = UNSET
        else:
            cnae = self.cnae

        inicio_atividade: None | str | Unset
        if isinstance(self.inicio_atividade, Unset):
            inicio_atividade = UNSET
        else:
            inicio_atividade = self.inicio_atividade

        ultima_situacao: None | str | Unset
        if isinstance(self.ultima_situacao, Unset):
            ultima_situacao = UNSET
        else:
            ultima_situacao = self.ultima_situacao

        baixa: None | str | Unset
        if isinstance(self.baixa, Unset):
            baixa = UNSET
        else:
            baixa = self.baixa

        ie_unica: None | str | Unset
        if isinstance(self.ie_unica, Unset):
            ie_unica = UNSET
        else:
            ie_unica = self.ie_unica

        ie_atual: None | str | Unset
        if isinstance(self.ie_atual, Unset):
            ie_atual = UNSET
        else:
            ie_atual = self.ie_atual

        endereco: dict[str, Any] | None | Unset
        if isinstance(self.endereco, Unset):
            endereco = UNSET
        elif isinstance(self.endereco, EnderecoNoCadastro):
            endereco = self.endereco.to_dict()
        else:
            endereco = self.endereco


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "ie": ie,
            "uf": uf,
            "cSit": c_sit,
            "situacao": situacao,
            "indCredNFe": ind_cred_n_fe,
            "credenciamentoNFe": credenciamento_n_fe,
            "indCredCTe": ind_cred_c_te,
            "credenciamentoCTe": credenciamento_c_te,
            "nome": nome,
        })
        if cnpj is not UNSET:
            field_dict["cnpj"] = cnpj
        if cpf is not UNSET:
            field_dict["cpf"] = cpf
        if fantasia is not UNSET:
            field_dict["fantasia"] = fantasia
        if regime_apuracao is not UNSET:
            field_dict["regimeApuracao"] = regime_apuracao
        if cnae is not UNSET:
            field_dict["cnae"] = cnae
        if inicio_atividade is not UNSET:
            field_dict["inicioAtividade"] = inicio_atividade
        if ultima_situacao is not UNSET:
            field_dict["ultimaSituacao"] = ultima_situacao
        if baixa is not UNSET:
            field_dict["baixa"] = baixa
        if ie_unica is not UNSET:
            field_dict["ieUnica"] = ie_unica
        if ie_atual is not UNSET:
            field_dict["ieAtual"] = ie_atual
        if endereco is not UNSET:
            field_dict["endereco"] = endereco

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.endereco_no_cadastro import EnderecoNoCadastro # noqa: PLC0415
        d = dict(src_dict)
        ie = d.pop("ie")

        uf = d.pop("uf")

        c_sit = d.pop("cSit")

        situacao = d.pop("situacao")

        ind_cred_n_fe = d.pop("indCredNFe")

        credenciamento_n_fe = d.pop("credenciamentoNFe")

        ind_cred_c_te = d.pop("indCredCTe")

        credenciamento_c_te = d.pop("credenciamentoCTe")

        nome = d.pop("nome")

        def _parse_cnpj(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        cnpj = _parse_cnpj(d.pop("cnpj", UNSET))


        def _parse_cpf(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        cpf = _parse_cpf(d.pop("cpf", UNSET))


        def _parse_fantasia(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        fantasia = _parse_fantasia(d.pop("fantasia", UNSET))


        def _parse_regime_apuracao(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        regime_apuracao = _parse_regime_apuracao(d.pop("regimeApuracao", UNSET))


        def _parse_cnae(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        cnae = _parse_cnae(d.pop("cnae", UNSET))


        def _parse_inicio_atividade(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        inicio_atividade = _parse_inicio_atividade(d.pop("inicioAtividade", UNSET))


        def _parse_ultima_situacao(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        ultima_situacao = _parse_ultima_situacao(d.pop("ultimaSituacao", UNSET))


        def _parse_baixa(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        baixa = _parse_baixa(d.pop("baixa", UNSET))


        def _parse_ie_unica(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        ie_unica = _parse_ie_unica(d.pop("ieUnica", UNSET))


        def _parse_ie_atual(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        ie_atual = _parse_ie_atual(d.pop("ieAtual", UNSET))


        def _parse_endereco(data: object) -> EnderecoNoCadastro | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                endereco_type_0 = EnderecoNoCadastro.from_dict(data)



                return endereco_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(EnderecoNoCadastro | None | Unset, data)

        endereco = _parse_endereco(d.pop("endereco", UNSET))


        inscricao_no_cadastro = cls(
            ie=ie,
            uf=uf,
            c_sit=c_sit,
            situacao=situacao,
            ind_cred_n_fe=ind_cred_n_fe,
            credenciamento_n_fe=credenciamento_n_fe,
            ind_cred_c_te=ind_cred_c_te,
            credenciamento_c_te=credenciamento_c_te,
            nome=nome,
            cnpj=cnpj,
            cpf=cpf,
            fantasia=fantasia,
            regime_apuracao=regime_apuracao,
            cnae=cnae,
            inicio_atividade=inicio_atividade,
            ultima_situacao=ultima_situacao,
            baixa=baixa,
            ie_unica=ie_unica,
            ie_atual=ie_atual,
            endereco=endereco,
        )


        inscricao_no_cadastro.additional_properties = d
        return inscricao_no_cadastro

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
